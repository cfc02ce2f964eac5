import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

export type TicketIds = { projectId: number; ticketId: number };

const paramsOf = ({ projectId, ticketId }: TicketIds) => ({
  params: { projectId: String(projectId), ticketId: String(ticketId) },
});

/** A ticket's reviews, and what you can do. */
export const reviewsQuery = (ids: TicketIds) =>
  callQuery(
    ['reviews', ids.projectId, ids.ticketId],
    'GET /projects/{projectId}/tickets/{ticketId}/reviews',
    paramsOf(ids),
  );

/** Your finished tickets that don't count as reviewed yet. */
export const uncountedQuery = callQuery(['uncounted-tickets'], 'GET /users/uncounted-tickets');

export const requestReview = (ids: TicketIds, userId: number) =>
  call('POST /projects/{projectId}/tickets/{ticketId}/review-requests', {
    ...paramsOf(ids),
    body: { userId },
  });

export const useWriteReview = (ids: TicketIds) =>
  useReviewChange(ids, (note: string) =>
    call('POST /projects/{projectId}/tickets/{ticketId}/reviews', {
      ...paramsOf(ids),
      body: { note },
    }),
  );

export const useTakeBackReview = (ids: TicketIds) =>
  useReviewChange(ids, () =>
    call('DELETE /projects/{projectId}/tickets/{ticketId}/reviews', paramsOf(ids)),
  );

export const useRequestReview = (ids: TicketIds) =>
  useReviewChange(ids, (userId: number) => requestReview(ids, userId));

/** Waits until the list is loaded again, so that the focus finds what has changed. */
function useReviewChange<Variables, Result>(
  ids: TicketIds,
  mutationFn: (variables: Variables) => Promise<Result>,
) {
  const client = useQueryClient();
  const { queryKey } = reviewsQuery(ids);
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) });
}
