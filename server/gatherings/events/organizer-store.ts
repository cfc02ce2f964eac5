import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';

/** Whom admins have named organizers, by name. */
export const listOrganizers = (db: Db) =>
  db
    .selectFrom('event_organizers')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', fullName('users').as('name'), 'users.avatar'])
    .orderBy('name')
    .orderBy('users.id')
    .execute();

export async function isOrganizer(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('event_organizers')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if they were one already. */
export async function insertOrganizer(
  db: Db,
  { userId, namedBy }: { userId: number; namedBy: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('event_organizers')
    .values({ user_id: userId, named_by: namedBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false if they weren't one. */
export async function deleteOrganizer(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('event_organizers')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
