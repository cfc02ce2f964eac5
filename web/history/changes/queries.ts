import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

type TicketIds = { projectId: number; ticketId: number };

/** The changes of a ticket, newest first. */
export const historyQuery = ({ projectId, ticketId }: TicketIds) =>
  queryOptions({
    queryKey: ['history', projectId, ticketId],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/tickets/{ticketId}/changes', {
        params: { projectId, ticketId },
        signal,
      }),
  });

/** What a team did lately, newest first. */
export const teamChangesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['team-changes', projectId],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/changes', { params: { projectId }, signal }),
  });
