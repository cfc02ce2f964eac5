import { tell } from '#server/notifications/notifications/actions.ts';
import { reminders } from '#server/notifications/tomorrow/reminders.ts';
import { listDueSoon, markReminded } from './reminder-store.ts';

/** Reminds people of their tickets on the day before they're due. */
export const remindOfTickets = reminders({
  list: listDueSoon,
  remind: async (db, due, now) => {
    const reminded = new Set(
      await markReminded(
        db,
        due.map(({ id }) => id),
      ),
    );
    for (const { id: ticketId, title, day: dueDate, projectId, assigneeId } of due)
      if (reminded.has(ticketId))
        await tell(db, {
          kind: 'ticket_due',
          to: assigneeId,
          actorId: null,
          projectId,
          data: { ticketId, title, dueDate },
          now,
        });
  },
});
