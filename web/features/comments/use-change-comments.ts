import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#contract/comments.ts';
import { call } from '#web/lib/api.ts';
import { commentsQuery, type TicketIds } from './queries.ts';

const pathOf = ({ projectId, ticketId }: TicketIds) => ({
  projectId: String(projectId),
  ticketId: String(ticketId),
});

export function useWriteComment(ids: TicketIds) {
  const update = useCommentsUpdate(ids);
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /projects/{projectId}/tickets/{ticketId}/comments', {
        params: pathOf(ids),
        body: { text },
      }),
    // A live update may have added it already.
    onSuccess: (comment) =>
      update((comments) => [...comments.filter(({ id }) => id !== comment.id), comment]),
  });
}

export function useChangeComment(ids: TicketIds) {
  const update = useCommentsUpdate(ids);
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      call('PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
        params: { ...pathOf(ids), commentId: String(id) },
        body: { text },
      }),
    onSuccess: (comment) =>
      update((comments) => comments.map((one) => (one.id === comment.id ? comment : one))),
  });
}

export function useDeleteComment(ids: TicketIds) {
  const update = useCommentsUpdate(ids);
  return useMutation({
    mutationFn: (id: number) =>
      call('DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
        params: { ...pathOf(ids), commentId: String(id) },
      }),
    onSuccess: (_, id) => update((comments) => comments.filter((one) => one.id !== id)),
  });
}

/** Updates the cached list. Cancels loading, which could bring back older data. */
function useCommentsUpdate(ids: TicketIds) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(ids);
  return async (update: (comments: Comment[]) => Comment[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (comments) => comments && update(comments));
    void client.invalidateQueries({ queryKey });
  };
}
