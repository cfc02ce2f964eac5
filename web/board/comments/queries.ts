import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** Comments on a ticket or, if `ticketId` is null, a team's notes. */
export type Thread = { projectId: number; ticketId: number | null };

/** A thread's comments, oldest first. */
export const commentsQuery = ({ projectId, ticketId }: Thread) =>
  queryOptions({
    queryKey: ['comments', projectId, ticketId],
    queryFn: ({ signal }) =>
      ticketId === null
        ? call('GET /projects/{projectId}/notes', { params: { projectId }, signal })
        : call('GET /projects/{projectId}/tickets/{ticketId}/comments', {
            params: { projectId, ticketId },
            signal,
          }),
  });
