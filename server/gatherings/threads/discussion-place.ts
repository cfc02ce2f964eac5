import { insertChange } from '#server/history/changes/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { listMemberIds, listMembersAmong } from '#server/teams/members/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Found, Place } from '#server/board/comments/place.ts';
import { type DiscussionRow, findDiscussion, isFirstPost, listWriters } from './store.ts';
import { fullThread, refuseClosed, refuseFirstPost } from './thread-rules.ts';

export type ThreadRef = { projectId: number; threadId: number };

/** A discussion that a member may read, or throws not_found. */
export async function getDiscussion(db: Db, ref: ThreadRef & { userId: number }) {
  const discussion = await findDiscussion(db, ref);
  if (!discussion) throw notFound('This discussion no longer exists.');
  return discussion;
}

/** Locks the board of a discussion for a member until the transaction ends. Closing and deleting it do, too. */
export async function lockDiscussion(db: Db, { userId, ...ref }: ThreadRef & { userId: number }) {
  const isLocked = await lockBoard(db, { projectId: ref.projectId, userId });
  if (!isLocked) throw notFound();
  return getDiscussion(db, { ...ref, userId });
}

/** A team's discussion, as a place for comments. */
export function discussionPlace(ref: ThreadRef): Place {
  const { projectId, threadId } = ref;
  const place = ({ title }: DiscussionRow): Found => ({
    parent: { threadId },
    projectId,
    mention: { ticketId: null, threadId, title },
  });
  return {
    find: async (db, userId) => place(await getDiscussion(db, { ...ref, userId })),

    lock: async (db, { userId, kind }) => {
      const discussion = await lockDiscussion(db, { ...ref, userId });
      refuseClosed(discussion, kind);
      await insertChange(db, { projectId, kind, actorId: userId, threadId });
      return place(discussion);
    },

    listReachable: (db, ids) => listMembersAmong(db, { projectId, ids }),

    // The first post concerns the team, and a reply those who wrote before.
    afterWriting: async (db, { userId: actorId, commentId, mentioned, mention: { title } }) => {
      const isNew = await isFirstPost(db, { threadId, commentId });
      const concerned = isNew
        ? await listMemberIds(db, projectId)
        : await listMembersAmong(db, { projectId, ids: await listWriters(db, threadId) });
      const to = concerned.filter((id) => !mentioned.includes(id));
      const data = { threadId, title, isNew, commentId };
      await tell(db, { kind: 'thread_written', to, actorId, projectId, data });
    },

    beforeRemoving: (db, commentId) => refuseFirstPost(db, { threadId, commentId }),

    full: fullThread,
  };
}
