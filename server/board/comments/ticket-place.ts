import { recordEvent } from '#server/history/activity/actions.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { markOutdated } from '#server/proof/participations/actions.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { listMembersAmong, worksSolo } from '#server/teams/members/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Found, Place } from './place.ts';
import { findTicket, listConcerned } from './ticket-place-store.ts';

type TicketRef = { projectId: number; ticketId: number };

export function ticketPlace(ref: TicketRef): Place {
  const { projectId, ticketId } = ref;
  async function find(db: Db, userId: number): Promise<Found> {
    const ticket = await findTicket(db, { ...ref, userId });
    if (!ticket) throw notFound('Ticket not found');
    return { parent: { ticketId }, projectId, mention: { ticketId, title: ticket.title } };
  }
  return {
    find,

    // The board's lock keeps the changes in order, and the ticket where it is: it may have been deleted
    // just before.
    lock: async (db, { userId, kind }) => {
      if (!(await lockBoard(db, { projectId, userId }))) throw notFound('Ticket not found');
      const found = await find(db, userId);
      await insertChange(db, { projectId, kind, actorId: userId, ticketId });
      return found;
    },

    listReachable: (db, ids) => listMembersAmong(db, { projectId, ids }),

    afterWriting: async (db, { userId, text, mentioned, mention: { title } }) => {
      await recordEvent(db, {
        kind: 'comment_written',
        actorId: userId,
        projectId,
        ticketId,
        is_solo: await worksSolo(db, { projectId, userId }),
        text_length: Array.from(text).length,
      });
      await markOutdated(db, { projectId, userIds: [userId] });
      const concerned = await listConcerned(db, ref);
      const to = concerned.filter((id) => !mentioned.includes(id));
      const data = { ticketId, title };
      await tell(db, { kind: 'comment_written', to, actorId: userId, projectId, data });
    },

    full: {
      count: 'This ticket already has 1,000 comments. Create a new ticket to continue.',
      size: 'This ticket can’t have over 4 MB of comments. Create a new ticket to continue.',
    },
  };
}
