import type { EventCreators } from '#contract/values/event-card.ts';
import type { AreaMode, AreaName } from '#contract/values/areas.ts';
import type { Db } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';

/** What a trigger announces when a mode has changed. */
export const areasChannel = 'areas';

type Options = { visitors?: boolean; creators?: EventCreators };

export const listModes = (db: Db) =>
  db
    .selectFrom('areas')
    .select(['area', 'mode', 'options'])
    .$narrowType<{ options: Options }>()
    .execute();

type Change = { area: AreaName; mode: AreaMode; options: Options; now: Date };

/** Returns false if the area has this mode and these options already. */
export async function saveMode(db: Db, { area, mode, options, now }: Change): Promise<boolean> {
  if (mode === 'sample') {
    const { numDeletedRows } = await db
      .deleteFrom('areas')
      .where('area', '=', area)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const changed = { mode, options: JSON.stringify(options), changed_at: now.toISOString() };
  return hasChanged(
    db
      .insertInto('areas')
      .values({ area, ...changed })
      .onConflict((conflict) =>
        conflict
          .column('area')
          .doUpdateSet(changed)
          .where(({ or, eb, ref }) =>
            or([
              eb('areas.mode', '!=', mode),
              eb('areas.options', 'is distinct from', ref('excluded.options')),
            ]),
          ),
      ),
  );
}
