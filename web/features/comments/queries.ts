import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export type TicketIds = { projectId: number; ticketId: number };

/** The comments on a ticket, oldest first. */
export const commentsQuery = ({ projectId, ticketId }: TicketIds) =>
  queryOptions({
    queryKey: ['comments', projectId, ticketId],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/tickets/{ticketId}/comments', {
        params: { projectId: String(projectId), ticketId: String(ticketId) },
        signal,
      }),
  });
