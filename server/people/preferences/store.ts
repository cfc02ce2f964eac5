import { type Insertable, sql } from 'kysely';
import type { Discipline } from '#contract/values/vocabulary.ts';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { hasChanged, valuesOf } from '#server/platform/database/sql/outcomes.ts';

type Preferences = Omit<Insertable<Tables['team_preferences']>, 'user_id' | 'seen_on'>;

export type PreferencesRow = NonNullable<Awaited<ReturnType<typeof findPreferences>>>;

/** A person's preferences, or undefined if they haven't said anything. */
export const findPreferences = (db: Db, userId: number) =>
  db
    .selectFrom('team_preferences')
    .select([
      sql<Discipline[]>`disciplines`.as('disciplines'),
      'learns',
      'hours',
      'week',
      'time_zone',
      'goal',
      'languages',
      'note',
      'findable_until',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The time zone that a person's browser reported, or an empty string. */
export async function getTimeZone(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.time_zone ?? '';
}

export async function savePreferences(
  db: Db,
  { userId, today, ...preferences }: Preferences & { userId: number; today: string },
) {
  const values = { ...preferences, seen_on: today };
  await db
    .insertInto('team_preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Stores that a person looked for teams today. Returns false if that's known. */
export const markSeen = (db: Db, { userId, today }: { userId: number; today: string }) =>
  hasChanged(
    db
      .updateTable('team_preferences')
      .set({ seen_on: today })
      .where('user_id', '=', userId)
      .where('seen_on', '<', today),
  );

/** Ends that teams can find a person. Returns false if they couldn't. */
export const clearFindable = (db: Db, userId: number) =>
  hasChanged(
    db
      .updateTable('team_preferences')
      .set({ findable_until: null })
      .where('user_id', '=', userId)
      .where('findable_until', 'is not', null),
  );

/** Locks people who could be found until before a day, skipping locked rows. */
export const lockNoLongerFindable = (db: Db, { today, limit }: { today: string; limit: number }) =>
  valuesOf(
    db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', (query) =>
        query
          .selectFrom('team_preferences')
          .select('user_id')
          .where('findable_until', '<', sql<string>`${today}::date`)
          .limit(limit),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .skipLocked(),
  );
