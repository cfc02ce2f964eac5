import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export type Place = { projectId: number; ticketId: number };

/** The comments on a ticket, the oldest first. */
export const commentsQuery = ({ projectId, ticketId }: Place) =>
  queryOptions({
    queryKey: ['comments', projectId, ticketId],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/tickets/{ticketId}/comments', {
        params: { projectId: String(projectId), ticketId: String(ticketId) },
        signal,
      }),
  });
