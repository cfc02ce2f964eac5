import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';

/** What the preview of a profile shows. Undefined if not everyone can see it. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .leftJoin('privacy_settings', 'user_id', 'users.id')
    .select([
      'users.id',
      fullName('users').as('name'),
      'short_description as note',
      sql<boolean>`coalesce(search_engines, false)`.as('isIndexed'),
    ])
    .where('users.id', '=', id)
    .where(sql<boolean>`coalesce(privacy_settings.profile, 'everyone') = 'everyone'`)
    .executeTakeFirst();

/** The highest id of a project; 0 without projects. */
export async function getLastProjectId(db: Db): Promise<number> {
  const last = await db
    .selectFrom('projects')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
}

/** The projects with ids above `after` and up to `last`, oldest first. */
export const listProjectIds = (db: Db, { after, last }: { after: number; last: number }) =>
  db
    .selectFrom('projects')
    .select(['id', 'updated_at as updatedAt'])
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('deleted_at', 'is', null)
    .where('is_listed', '=', true)
    .orderBy('id')
    .execute();

const listedProfiles = (db: Db) =>
  db
    .selectFrom('privacy_settings')
    .innerJoin('users', 'users.id', 'user_id')
    .where('search_engines', '=', true)
    .where('profile', '=', 'everyone');

/** The highest id of someone whose profile search engines may list; 0 without one. */
export async function getLastProfileId(db: Db): Promise<number> {
  const last = await listedProfiles(db)
    .select('user_id as id')
    .orderBy('user_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
}

/** The profiles with ids above `after` and up to `last` that search engines may list, oldest first. */
export const listProfileIds = (db: Db, { after, last }: { after: number; last: number }) =>
  listedProfiles(db)
    .select('user_id as id')
    .where('user_id', '>', after)
    .where('user_id', '<=', last)
    .orderBy('user_id')
    .execute();
