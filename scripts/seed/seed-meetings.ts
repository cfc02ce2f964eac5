import { sql } from 'kysely';
import { day, hour } from '#contract/values/durations.ts';
import { saveState } from '#server/gatherings/events/people-store.ts';
import { repeatForm } from '#server/gatherings/events/repeat.ts';
import { insertEvents } from '#server/gatherings/events/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { createLocalClock, whenClockShows } from '#server/platform/formats/local-clock.ts';
import { getProject } from './find.ts';
import type { PersonKey } from './people.ts';

const timeZone = 'Europe/Helsinki';
const readClock = createLocalClock(timeZone);
const tuesday = 2;

/** When a clock shows an hour on the next Tuesday, but not today. */
function nextTuesday(now: Date, at: number): Date {
  const today = readClock(now) - (readClock(now) % day);
  const days = (tuesday - new Date(today).getUTCDay() + 6) % 7;
  return whenClockShows(readClock, today + (days + 1) * day + at * hour);
}

/** A demo's main team meets on Tuesdays, twice so far. Somebody can't come to the first one. */
export async function seedMeetings(db: Db, ids: Record<PersonKey, number>) {
  const now = new Date();
  const { id: projectId } = await getProject(db, 'Harbour Tides');
  const start = nextTuesday(now, 18);
  const settings = {
    title: 'Weekly planning',
    timeZone,
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + hour).toISOString(),
    location: '',
    link: 'https://meet.example/harbour-tides',
    description: 'What’s done, what’s next, and what’s in the way. Bring your tickets.',
  };
  const series = repeatForm(settings, { weeks: 1, times: 2 });
  const [eventId = 0] = await insertEvents(db, { projectId, organizerId: ids.aino, series, now });
  await saveState(db, { eventId, userId: ids.olena, state: 'declined', confirmedAt: null, now });
  await db
    .updateTable('calendar_events')
    .set({ created_at: sql`now() - interval '3 days'` })
    .where('series_id', '=', eventId)
    .execute();
}
