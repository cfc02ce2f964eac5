import { tell } from '#server/notifications/notifications/actions.ts';
import { markSubjectRead } from '#server/notifications/notifications/store.ts';
import { listApart } from '#server/people/blocks/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Found, Place } from '#server/board/comments/place.ts';
import { isFirstPost, listWriters } from '#server/gatherings/threads/store.ts';
import {
  fullThread,
  refuseClosed,
  refuseFirstPost,
} from '#server/gatherings/threads/thread-rules.ts';
import { listCategoryFollowers } from './category-store.ts';
import {
  clearHelper,
  findThread,
  follow,
  listFollowers,
  lockThread,
  type ThreadRow,
} from './store.ts';

/** A thread for a reader, or throws not_found. */
export async function getThread(db: Db, reader: { threadId: number; userId: number }) {
  const thread = await findThread(db, reader);
  if (!thread) throw notFound('This discussion no longer exists.');
  return thread;
}

/** Locks a thread until the transaction ends. Closing, moving and deleting it do, too. */
export async function getLocked(db: Db, reader: { threadId: number; userId: number }) {
  if (!(await lockThread(db, reader.threadId))) throw notFound('This discussion no longer exists.');
  return getThread(db, reader);
}

type Told = { actorId: number; mentioned: readonly number[]; ids: number[] };

/** Those who are told of what someone wrote, but for whom it mentions, and who is blocked or blocks. */
async function withoutApart(db: Db, { actorId, mentioned, ids }: Told) {
  const apart = await listApart(db, { personId: actorId, ids });
  return ids.filter((id) => !mentioned.includes(id) && !apart.includes(id));
}

/** A thread of the forum, as a place for comments. */
export function forumPlace({ threadId }: { threadId: number }): Place {
  const place = ({ title }: ThreadRow): Found => ({
    parent: { threadId },
    projectId: null,
    mention: { ticketId: null, threadId, title },
  });
  return {
    find: async (db, userId) => place(await getThread(db, { threadId, userId })),

    lock: async (db, { userId, kind }) => {
      const thread = await getLocked(db, { threadId, userId });
      refuseClosed(thread, kind);
      return place(thread);
    },

    // Someone who has nothing to do with a discussion isn't called into it.
    listReachable: async (db, ids) => {
      const writers = await listWriters(db, threadId);
      return ids.filter((id) => writers.includes(id));
    },

    afterWriting: async (db, { userId: actorId, commentId, mentioned, mention: { title } }) => {
      await follow(db, { threadId, userId: actorId });
      if (await isFirstPost(db, { threadId, commentId })) {
        const { category, category_id } = await getThread(db, { threadId, userId: actorId });
        const ids = await listCategoryFollowers(db, category_id);
        const to = await withoutApart(db, { actorId, mentioned, ids });
        const data = { threadId, title, category };
        return tell(db, { kind: 'category_thread', to, actorId, data });
      }
      await markSubjectRead(db, { subject: `thread:${threadId}`, kinds: ['thread_unanswered'] });
      const to = await withoutApart(db, {
        actorId,
        mentioned,
        ids: await listFollowers(db, threadId),
      });
      const data = { threadId, title, commentId };
      await tell(db, { kind: 'thread_replied', to, actorId, data });
    },

    beforeRemoving: async (db, commentId) => {
      await refuseFirstPost(db, { threadId, commentId });
      await clearHelper(db, { threadId, postId: commentId });
    },

    full: fullThread,
  };
}
