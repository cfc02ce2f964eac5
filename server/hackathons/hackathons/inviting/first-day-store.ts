import { addDays } from '#contract/values/durations.ts';
import type { Db } from '#server/migrations/tables.ts';

/** Whether someone registered less than a day ago. New accounts can do less, because spam comes from them. */
export async function isFirstDay(
  db: Db,
  { personId, now }: { personId: number; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where('created_at', '>', addDays(now, -1).toISOString())
    .executeTakeFirst();
  return row !== undefined;
}
