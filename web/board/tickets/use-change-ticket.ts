import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedTicket, Ticket, TicketCreation } from '#contract/board/tickets.ts';
import { call } from '#web/lib/api/api.ts';
import { editLists, cacheTicket } from './ticket-cache.ts';
import { saveChange, type TicketChange } from './save-ticket.ts';

/** Saves one changed field, on top of what others changed since `base` was loaded. */
export function useSaveTicket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ base, change }: { base: Ticket; change: TicketChange }) =>
      saveChange(base, change),
    onSuccess: (ticket) => cacheTicket(client, ticket),
  });
}

/** Throws 'Project ID is required' without a project (Specification, section 5). */
export function useCreateTicket(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    // Fail at once when offline, instead of waiting unseen after the dialog was closed.
    networkMode: 'always',
    mutationFn: (form: TicketCreation) => {
      if (!projectId) throw new Error('Project ID is required');
      const params = { projectId: String(projectId) };
      // The payload includes projectId too (Specification, section 7); the server uses the path.
      const body = { ...form, projectId };
      return call('POST /projects/{projectId}/tickets', { params, body });
    },
    onSuccess: (ticket) => cacheTicket(client, ticket),
  });
}

type Target = Pick<ListedTicket, 'projectId' | 'id'>;

const pathOf = ({ projectId, id }: Target) => ({ params: { projectId, ticketId: id } });

export function useDeleteTicket(ticket: Target) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /projects/{projectId}/tickets/{ticketId}', pathOf(ticket)),
    onSuccess: () =>
      editLists(client, ticket.projectId, (tickets) =>
        tickets.filter(({ id }) => id !== ticket.id),
      ),
  });
}

/** Restores a deleted ticket. */
export function useRestoreTicket(ticket: Target) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST /projects/{projectId}/tickets/{ticketId}/restoration', pathOf(ticket)),
    onSuccess: (ticket) => cacheTicket(client, ticket),
  });
}
