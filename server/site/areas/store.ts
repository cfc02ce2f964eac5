import type { AreaMode, AreaName } from '#contract/values/areas.ts';
import type { Db } from '#server/migrations/tables.ts';

/** What a trigger announces when a mode has changed. */
export const areasChannel = 'areas';

export const listModes = (db: Db) => db.selectFrom('areas').select(['area', 'mode']).execute();

type Change = { area: AreaName; mode: AreaMode; now: Date };

/** Returns false if the area has this mode already. */
export async function saveMode(db: Db, { area, mode, now }: Change): Promise<boolean> {
  if (mode === 'sample') {
    const { numDeletedRows } = await db
      .deleteFrom('areas')
      .where('area', '=', area)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const changed = { mode, changed_at: now.toISOString() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('areas')
    .values({ area, ...changed })
    .onConflict((conflict) =>
      conflict.column('area').doUpdateSet(changed).where('areas.mode', '!=', mode),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
