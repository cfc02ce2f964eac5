import { addDays } from '#contract/values/durations.ts';
import { reminders } from '#server/notifications/tomorrow/reminders.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { announcePlace, announceTomorrow, askStillComing } from './announce.ts';
import { givePlaces, listIds, listUnconfirmed, takePlaces } from './people-store.ts';
import { listComing, markReminded, takeUnasked, takeUnconfirmed } from './reminder-store.ts';
import { getAnyEvent, lockEvents } from './store.ts';

const [people, events] = [500, 20];

/** Reminds people of events and of meetings. */
export const remindOfEvents = reminders({
  list: listComing,
  remind: async (db, due, now) => {
    // Whoever is moving one of them finishes first.
    await lockEvents(
      db,
      due.map(({ eventId }) => eventId),
    );
    for (const coming of due) {
      const to = await markReminded(db, { ...coming, now });
      const event = await getAnyEvent(db, coming.eventId);
      await announceTomorrow(db, { event, to, now });
    }
  },
});

export const eventTasks: readonly Task[] = [
  { name: 'questions before events', every: 60, run: ask },
  { name: 'unconfirmed places in events', every: 60, run: passOn },
];

/** Asks those who go to a limited event whether they still come. */
async function ask(db: Db, now: Date): Promise<boolean> {
  const asked = await takeUnasked(db, { now, limit: people });
  for (const { eventId, ids } of asked) {
    const event = await getAnyEvent(db, eventId);
    await askStillComing(db, { event, to: ids, now });
  }
  return asked.length > 0;
}

/** Gives the places of those who haven't answered for two days to those who wait. */
async function passOn(db: Db, now: Date): Promise<boolean> {
  const due = await takeUnconfirmed(db, { now, limit: events });
  for (const eventId of due) {
    const waiting = await listIds(db, { eventId, states: ['waiting'] });
    const unconfirmed = await listUnconfirmed(db, { eventId, askedBefore: addDays(now, -1) });
    const count = Math.min(waiting.length, unconfirmed.length);
    if (count === 0) continue;
    const [losing, getting] = [unconfirmed.slice(0, count), waiting.slice(0, count)];
    await takePlaces(db, { eventId, ids: losing, now });
    await givePlaces(db, { eventId, ids: getting, confirmedAt: now, now });
    const event = await getAnyEvent(db, eventId);
    await announcePlace(db, { event, to: losing, became: 'passed_on', now });
    await announcePlace(db, { event, to: getting, became: 'yours', now });
  }
  return due.length === events;
}
