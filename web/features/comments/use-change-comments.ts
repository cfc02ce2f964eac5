import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#contract/comments.ts';
import { call } from '#web/lib/api.ts';
import { commentsQuery, type Place } from './queries.ts';

const pathOf = ({ projectId, ticketId }: Place) => ({
  projectId: String(projectId),
  ticketId: String(ticketId),
});

export function useWriteComment(place: Place) {
  const update = useCommentsUpdate(place);
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /projects/{projectId}/tickets/{ticketId}/comments', {
        params: pathOf(place),
        body: { text },
      }),
    // It may have been told of already, by what everyone is told.
    onSuccess: (comment) =>
      update((comments) => [...comments.filter(({ id }) => id !== comment.id), comment]),
  });
}

export function useChangeComment(place: Place) {
  const update = useCommentsUpdate(place);
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      call('PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
        params: { ...pathOf(place), commentId: String(id) },
        body: { text },
      }),
    onSuccess: (comment) =>
      update((comments) => comments.map((one) => (one.id === comment.id ? comment : one))),
  });
}

export function useDeleteComment(place: Place) {
  const update = useCommentsUpdate(place);
  return useMutation({
    mutationFn: (id: number) =>
      call('DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
        params: { ...pathOf(place), commentId: String(id) },
      }),
    onSuccess: (_, id) => update((comments) => comments.filter((one) => one.id !== id)),
  });
}

/** Changes the list that is shown. A list on its way was made before, and must not undo it. */
function useCommentsUpdate(place: Place) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(place);
  return async (update: (comments: Comment[]) => Comment[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (comments) => comments && update(comments));
    void client.invalidateQueries({ queryKey });
  };
}
