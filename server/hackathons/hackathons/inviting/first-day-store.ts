import { addDays } from '#contract/values/durations.ts';
import type { Db } from '#server/migrations/tables.ts';
import { exists } from '#server/platform/database/sql/outcomes.ts';

/** Whether someone registered less than a day ago. New accounts can do less, because spam comes from them. */
export const isFirstDay = (db: Db, { personId, now }: { personId: number; now: Date }) =>
  exists(
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', personId)
      .where('created_at', '>', addDays(now, -1).toISOString()),
  );
