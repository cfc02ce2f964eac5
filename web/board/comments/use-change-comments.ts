import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#contract/board/comments.ts';
import { type Mentioned, storeMentions } from '#contract/markdown/mentions.ts';
import { call } from '#web/lib/api/api.ts';
import { commentsQuery, type Thread } from './queries.ts';

/** Loads who can be mentioned, or returns them if they're loaded. */
export type LoadPeople = () => Promise<readonly Mentioned[]>;

/** Sends a text after the team has loaded, because a name mentions only someone who is known. */
export function useWriteComment(thread: Thread, loadPeople: LoadPeople) {
  const { projectId, ticketId } = thread;
  const update = useCommentsUpdate(thread);
  return useMutation({
    mutationFn: async (written: string) => {
      const text = await storeNames(written, loadPeople);
      return ticketId === null
        ? call('POST /projects/{projectId}/notes', { params: { projectId }, body: { text } })
        : call('POST /projects/{projectId}/tickets/{ticketId}/comments', {
            params: { projectId, ticketId },
            body: { text },
          });
    },
    // A live update may have added it already.
    onSuccess: (comment) =>
      update((comments) => [...comments.filter(({ id }) => id !== comment.id), comment]),
  });
}

/** Saves a text after the team has loaded. */
export function useChangeComment(thread: Thread, loadPeople: LoadPeople) {
  const { projectId, ticketId } = thread;
  const update = useCommentsUpdate(thread);
  return useMutation({
    mutationFn: async ({ comment, text: written }: { comment: Comment; text: string }) => {
      const commentId = comment.id;
      const text = await storeNames(written, loadPeople, comment);
      return ticketId === null
        ? call('PUT /projects/{projectId}/notes/{commentId}', {
            params: { projectId, commentId },
            body: { text },
          })
        : call('PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
            params: { projectId, ticketId, commentId },
            body: { text },
          });
    },
    onSuccess: (comment) =>
      update((comments) => comments.map((one) => (one.id === comment.id ? comment : one))),
  });
}

export function useDeleteComment(thread: Thread) {
  const { projectId, ticketId } = thread;
  const update = useCommentsUpdate(thread);
  return useMutation({
    mutationFn: (commentId: number) =>
      ticketId === null
        ? call('DELETE /projects/{projectId}/notes/{commentId}', {
            params: { projectId, commentId },
          })
        : call('DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
            params: { projectId, ticketId, commentId },
          }),
    onSuccess: (_, id) => update((comments) => comments.filter((one) => one.id !== id)),
  });
}

/** A written text as it's stored. Without an "@", it names nobody. */
const storeNames = async (
  text: string,
  loadPeople: LoadPeople,
  edited?: Comment,
): Promise<string> =>
  text.includes('@')
    ? storeMentions(text, [...(edited?.mentions ?? []), ...(await loadPeople())], edited?.text)
    : text;

/** Updates the cached list. Cancels loading, which could bring back older data. */
function useCommentsUpdate(thread: Thread) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(thread);
  return async (update: (comments: Comment[]) => Comment[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (comments) => comments && update(comments));
    void client.invalidateQueries({ queryKey });
  };
}
