import { insertChange } from '#server/history/changes/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { isMember, listMemberIds, listMembersAmong } from '#server/teams/members/store.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Found, Place } from '#server/board/comments/place.ts';
import { ensureNotes, findNotes } from './store.ts';

/** A team's notes, as a place for comments. They concern everyone in the team. */
export function notesPlace({ projectId }: { projectId: number }): Place {
  const found = (threadId: number): Found => ({
    parent: { threadId },
    projectId,
    mention: { ticketId: null, title: '' },
  });
  return {
    find: async (db, userId) => {
      if (!(await isMember(db, { projectId, userId }))) throw notFound();
      // Before the first note, there's no thread, and nothing is in it.
      return found((await findNotes(db, projectId)) ?? 0);
    },

    lock: async (db, { userId: actorId, kind }) => {
      if (!(await lockBoard(db, { projectId, userId: actorId }))) throw notFound();
      await insertChange(db, { projectId, kind, actorId });
      return found(await ensureNotes(db, projectId));
    },

    listReachable: (db, ids) => listMembersAmong(db, { projectId, ids }),

    afterWriting: async (db, { userId: actorId, mentioned }) => {
      const team = await listMemberIds(db, projectId);
      const to = team.filter((id) => !mentioned.includes(id));
      await tell(db, { kind: 'note_written', to, actorId, projectId, data: {} });
    },

    full: {
      count: 'This team already has 1,000 notes. Delete some to continue.',
      size: 'This team can’t have over 4 MB of notes. Delete some to continue.',
    },
  };
}
