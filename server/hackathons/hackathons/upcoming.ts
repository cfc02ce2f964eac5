import type { OwnHackathon } from '#contract/site/home.ts';
import { day } from '#contract/values/durations.ts';
import type { Db } from '#server/migrations/tables.ts';
import { hasStarted } from './policy.ts';
import { listOwnBetween } from './store.ts';
import { taskOf } from './task.ts';

/** Judging that takes longer isn't shown anymore. */
const [daysBack, daysAhead] = [30, 7];
const most = 3;

/** The hackathons where someone has something to do, or that they signed up for and that start soon. */
export async function listUpcoming(
  db: Db,
  { readerId, now }: { readerId: number; now: Date },
): Promise<OwnHackathon[]> {
  const rows = await listOwnBetween(db, {
    readerId,
    since: new Date(now.getTime() - daysBack * day),
    until: new Date(now.getTime() + daysAhead * day),
  });
  return rows
    .map((row) => ({ row, task: taskOf(row, now) }))
    .filter(
      ({ row, task }) => task !== null || (row.own_state === 'signed_up' && !hasStarted(row, now)),
    )
    .slice(0, most)
    .map(({ row: { slug, name, starts_at: startsAt, ends_at: endsAt }, task }) => ({
      slug,
      name,
      startsAt,
      endsAt,
      task,
    }));
}
