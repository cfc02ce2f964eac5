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

/** Of what a team did lately, for live updates. Its query is in a file of its own, for its tab. */
export const teamChangesKey = (projectId: number) => ['team-changes', projectId];
