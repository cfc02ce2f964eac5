import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#contract/board/comments.ts';
import { type Mentioned, storeMentions } from '#contract/markdown/mentions.ts';
import { commentsQuery, type Place } from './place.ts';

/** Loads who can be mentioned, or returns them if they're loaded. */
export type LoadPeople = () => Promise<readonly Mentioned[]>;

/** Sends a text after the team has loaded, because a name mentions only someone who is known. */
export function useWriteComment(place: Place, loadPeople: LoadPeople) {
  const update = useCommentsUpdate(place);
  return useMutation({
    mutationFn: async (written: string) => place.write(await storeNames(written, loadPeople)),
    // A live update may have added it already.
    onSuccess: (comment) =>
      update((comments) => [...comments.filter(({ id }) => id !== comment.id), comment]),
  });
}

/** Saves a text after the team has loaded. */
export function useChangeComment(place: Place, loadPeople: LoadPeople) {
  const update = useCommentsUpdate(place);
  return useMutation({
    mutationFn: async ({ comment, text }: { comment: Comment; text: string }) =>
      place.change(comment.id, await storeNames(text, loadPeople, comment)),
    onSuccess: (comment) =>
      update((comments) => comments.map((one) => (one.id === comment.id ? comment : one))),
  });
}

export function useDeleteComment(place: Place) {
  const update = useCommentsUpdate(place);
  return useMutation({
    mutationFn: (commentId: number) => place.remove(commentId),
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
function useCommentsUpdate(place: Place) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(place);
  return async (update: (comments: Comment[]) => Comment[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (comments) => comments && update(comments));
    void client.invalidateQueries({ queryKey });
  };
}
