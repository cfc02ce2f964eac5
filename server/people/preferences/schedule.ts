import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { endFindability } from './actions.ts';
import { lockNoLongerFindable } from './store.ts';

const batch = 50;

/** Asks people whom teams could find for 90 days whether that should go on. */
export const preferenceTasks: readonly Task[] = [
  { name: 'end of being findable', every: 60, run: endDue },
];

async function endDue(db: Db, now: Date): Promise<boolean> {
  const today = now.toISOString().slice(0, 10);
  const ids = await lockNoLongerFindable(db, { today, limit: batch });
  for (const userId of ids) await endFindability(db, { userId, now });
  return ids.length > 0;
}
