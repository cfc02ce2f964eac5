import type { DiscussionRow } from './store.ts';

type Reader = { userId: number };

/** Whoever starts a discussion names it. */
export const canRename = ({ author_id, isClosed }: DiscussionRow, { userId }: Reader) =>
  author_id === userId && !isClosed;

/** What others have written stays. */
export const canRemove = ({ author_id, hasOthers }: DiscussionRow, { userId }: Reader) =>
  author_id === userId && !hasOthers;
