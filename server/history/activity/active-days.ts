import type { Db } from '#server/migrations/tables.ts';
import { extendsDay } from './credit-rules.ts';
import { listNewestEvents } from './store.ts';

type Options = { userId: number; since: Date; timeZone: string };

/** More than a hundred a day for a year. Reading more would keep others waiting. */
const most = 40_000;
/** All time zones differ from UTC by a multiple of this, in milliseconds. */
const quarter = 15 * 60 * 1000;

/** How much a person did on each day of a time zone, or of UTC. Days without anything are left out. */
export async function countActiveDays(db: Db, { userId, since, timeZone }: Options) {
  const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone || 'UTC' });
  const perQuarter = new Map<number, number>();
  for (const event of await listNewestEvents(db, { userId, since, most })) {
    if (!extendsDay(event)) continue;
    const at = Math.floor(Date.parse(event.occurred_at) / quarter);
    perQuarter.set(at, (perQuarter.get(at) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [at, count] of perQuarter) {
    const day = isoDay.format(at * quarter);
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return Array.from(counts, ([day, count]) => ({ day, count })).toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}
