import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/full-name.ts';

/** What the preview of a profile shows. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', fullName('users').as('name'), 'short_description as note'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The highest id of a project; 0 without projects. */
export async function findLastProjectId(db: Db): Promise<number> {
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
    .where('hackathon_id', 'is', null)
    .orderBy('id')
    .execute();
