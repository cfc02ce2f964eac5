import type { Db } from '#server/migrations/tables.ts';
import { extendsDay } from './credit-rules.ts';
import { listEvents } from './store.ts';

type Options = { userId: number; since: Date; timeZone: string };

/** How much a person did on each day of a time zone, or of UTC. Days without anything are left out. */
export async function countActiveDays(db: Db, { userId, since, timeZone }: Options) {
  const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone || 'UTC' });
  const counts = new Map<string, number>();
  for (const event of await listEvents(db, userId, since)) {
    if (!extendsDay(event)) continue;
    const day = isoDay.format(new Date(event.occurred_at));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from(counts, ([day, count]) => ({ day, count })).toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}
