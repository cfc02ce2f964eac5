import type { Comment } from '#contract/board/comments.ts';
import type { ChangeKind } from '#contract/history/changes.ts';
import { markSubjectRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden } from '#server/platform/problem.ts';
import { deleteThread, isFirstPost } from './store.ts';

/** Says that a thread of a team or the forum has too many posts, or too much text. */
export const fullThread = {
  count: 'This discussion already has 1,000 posts. Start a new one to continue.',
  size: 'This discussion can’t have over 4 MB of posts. Start a new one to continue.',
};

/** Throws forbidden if a thread is closed. What somebody wrote there can still be deleted. */
export function refuseClosed({ isClosed }: { isClosed: boolean }, kind: ChangeKind) {
  if (isClosed && kind !== 'comment_deleted') throw forbidden('This discussion is closed.');
}

/** Throws forbidden for the post that a thread began with, which goes with the thread. */
export async function refuseFirstPost(db: Db, post: { threadId: number; commentId: number }) {
  if (await isFirstPost(db, post))
    throw forbidden('The first post stays as long as the discussion does.');
}

/** The posts of a thread, of which the first can't be deleted. */
export const keepFirstPost = (posts: Comment[]): Comment[] =>
  posts.map((post, at) => (at === 0 ? { ...post, can: { ...post.can, remove: false } } : post));

/** Deletes a thread; nobody has to read news about it anymore. */
export async function endThread(db: Db, threadId: number) {
  await deleteThread(db, threadId);
  const subject = `thread:${threadId}`;
  const kinds = [
    'mentioned',
    'thread_written',
    'thread_replied',
    'answer_accepted',
    'category_thread',
    'thread_unanswered',
  ] as const;
  await markSubjectRead(db, { subject, kinds });
}
