import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ticket, TicketCreation } from '#contract/tickets.ts';
import { call } from '#web/lib/api.ts';
import { withTicket } from './columns.ts';
import { ticketsQuery } from './queries.ts';
import { saveChange, type TicketChange } from './save-ticket.ts';

/** Saves one changed field of a ticket, laid upon what others changed since `base` was read. */
export function useSaveTicket(projectId: number) {
  const update = useTicketsUpdate(projectId);
  return useMutation({
    mutationFn: ({ base, change }: { base: Ticket; change: TicketChange }) =>
      saveChange(base, change),
    onSuccess: (ticket) => update((tickets) => withTicket(tickets, ticket)),
  });
}

/** Throws 'Project ID is required' where there is no project (section 5). */
export function useCreateTicket(projectId: number) {
  const update = useTicketsUpdate(projectId);
  return useMutation({
    mutationFn: (body: TicketCreation) => {
      if (!projectId) throw new Error('Project ID is required');
      const params = { projectId: String(projectId) };
      return call('POST /projects/{projectId}/tickets', { params, body });
    },
    onSuccess: (ticket) => update((tickets) => withTicket(tickets, ticket)),
  });
}

export function useDeleteTicket({ projectId, id }: { projectId: number; id: number }) {
  const update = useTicketsUpdate(projectId);
  return useMutation({
    mutationFn: () =>
      call('DELETE /projects/{projectId}/tickets/{ticketId}', {
        params: { projectId: String(projectId), ticketId: String(id) },
      }),
    onSuccess: () => update((tickets) => tickets.filter((ticket) => ticket.id !== id)),
  });
}

/** Changes the list that is shown. A list on its way was made before, and must not undo it. */
function useTicketsUpdate(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = ticketsQuery(projectId);
  return async (update: (tickets: Ticket[]) => Ticket[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (tickets) => tickets && update(tickets));
    void client.invalidateQueries({ queryKey });
  };
}
