import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, hasChanged } from '#server/platform/database/sql/outcomes.ts';

/** Whom admins have named organizers, by name. */
export const listOrganizers = (db: Db) =>
  db
    .selectFrom('event_organizers')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', fullName('users').as('name'), 'users.avatar'])
    .orderBy('name')
    .orderBy('users.id')
    .execute();

export const isOrganizer = (db: Db, userId: number) =>
  exists(db.selectFrom('event_organizers').select('user_id').where('user_id', '=', userId));

/** Returns false if they were one already. */
export const insertOrganizer = (db: Db, { userId, namedBy }: { userId: number; namedBy: number }) =>
  hasChanged(
    db
      .insertInto('event_organizers')
      .values({ user_id: userId, named_by: namedBy })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** Returns false if they weren't one. */
export const deleteOrganizer = (db: Db, userId: number) =>
  hasChanged(db.deleteFrom('event_organizers').where('user_id', '=', userId));
