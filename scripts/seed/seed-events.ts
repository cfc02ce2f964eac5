import { sql } from 'kysely';
import { day, hour } from '#contract/values/durations.ts';
import { saveState } from '#server/gatherings/events/people-store.ts';
import { repeatForm } from '#server/gatherings/events/repeat.ts';
import { insertEvents } from '#server/gatherings/events/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { createLocalClock, whenClockShows } from '#server/platform/formats/local-clock.ts';
import { events, type SeedEvent } from './events.ts';
import type { PersonKey } from './people.ts';

const timeZone = 'Europe/Helsinki';
const readClock = createLocalClock(timeZone);

type Ids = Record<PersonKey, number>;

/** Fills a demo's calendar. Whoever created something in it is an organizer. */
export async function seedEvents(db: Db, ids: Ids) {
  const organizers = new Set(events.map(({ by }) => by));
  await db
    .insertInto('event_organizers')
    .values([...organizers].map((key) => ({ user_id: ids[key] })))
    .execute();
  for (const event of events) await addEvent(db, { event, ids });
}

async function addEvent(db: Db, { event, ids }: { event: SeedEvent; ids: Ids }) {
  const { by, inDays, at, hours, weekly, going, ...form } = event;
  const now = new Date();
  const [wholeHour = 0, minutes = 0] = at.split(':').map(Number);
  const today = readClock(now) - (readClock(now) % day);
  const start = whenClockShows(
    readClock,
    today + inDays * day + wholeHour * hour + minutes * 60_000,
  );
  const settings = {
    ...form,
    timeZone,
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + hours * hour).toISOString(),
  };
  const series = repeatForm(settings, weekly === undefined ? null : { weeks: 1, times: weekly });
  const created = { projectId: null, organizerId: ids[by], series, now };
  const [eventId = 0] = await insertEvents(db, created);
  for (const [index, key] of going.entries())
    await saveState(db, {
      eventId,
      userId: ids[key],
      state: index < (form.maxParticipants ?? going.length) ? 'going' : 'waiting',
      confirmedAt: null,
      // One after the other.
      now: new Date(now.getTime() - (going.length - index) * hour),
    });
  await db
    .updateTable('calendar_events')
    .set({ created_at: sql`least(starts_at, now()) - interval '9 days'` })
    .where('series_id', '=', eventId)
    .execute();
}
