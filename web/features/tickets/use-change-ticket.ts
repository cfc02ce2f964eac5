import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ticket, TicketCreation } from '#contract/tickets.ts';
import { call } from '#web/lib/api.ts';
import { withTicket } from './columns.ts';
import { ticketsQuery } from './queries.ts';
import { saveChange, type TicketChange } from './save-ticket.ts';

/** Saves one changed field of a ticket, laid upon what others changed since `base` was read. */
export function useSaveTicket(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = ticketsQuery(projectId);
  return useMutation({
    mutationFn: ({ base, change }: { base: Ticket; change: TicketChange }) =>
      saveChange(base, change),
    onSuccess: (ticket) =>
      client.setQueryData(queryKey, (tickets) => tickets && withTicket(tickets, ticket)),
  });
}

/** Throws 'Project ID is required' where there is no project (section 5). */
export function useCreateTicket(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = ticketsQuery(projectId);
  return useMutation({
    mutationFn: (body: TicketCreation) => {
      if (!projectId) throw new Error('Project ID is required');
      const params = { projectId: String(projectId) };
      return call('POST /projects/{projectId}/tickets', { params, body });
    },
    onSuccess: (ticket) =>
      client.setQueryData(queryKey, (tickets) => tickets && withTicket(tickets, ticket)),
  });
}

export function useDeleteTicket({ projectId, id }: { projectId: number; id: number }) {
  const client = useQueryClient();
  const { queryKey } = ticketsQuery(projectId);
  return useMutation({
    mutationFn: () =>
      call('DELETE /projects/{projectId}/tickets/{ticketId}', {
        params: { projectId: String(projectId), ticketId: String(id) },
      }),
    onSuccess: () =>
      client.setQueryData(queryKey, (tickets) => tickets?.filter((ticket) => ticket.id !== id)),
  });
}
