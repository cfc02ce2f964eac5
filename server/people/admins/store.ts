import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { exists, firstOf, hasChanged, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';

/** Whether someone in `users` was made an admin, or has one of these addresses. Part of a statement. */
export const isAdminSql = (adminEmails: readonly string[]) => sql<boolean>`
  (users.email = any(${adminEmails}) or exists(select from admins where user_id = users.id))`;

type Admins = { adminEmails: readonly string[]; now: Date };

/** The accounts that are admins now: suspended ones aren't. */
export const listAdminIds = (db: Db, { adminEmails, now }: Admins) =>
  valuesOf(
    db
      .selectFrom('users')
      .select('id')
      .where(isAdminSql(adminEmails))
      .where(isActiveSql(now))
      .orderBy('id'),
  );

/** Whether someone is an admin now. */
export const isAdmin = (db: Db, { userId, ...admins }: Admins & { userId: number }) =>
  exists(
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where(isAdminSql(admins.adminEmails))
      .where(isActiveSql(admins.now)),
  );

/** Whether there's such an account, and it isn't suspended. */
export const isActive = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  exists(db.selectFrom('users').select('id').where('id', '=', userId).where(isActiveSql(now)));

/** Those of these addresses whose account is suspended. */
export const listSuspended = (db: Db, { addresses, now }: { addresses: string[]; now: Date }) =>
  valuesOf(
    db
      .selectFrom('users')
      .select('email')
      .where('email', 'in', addresses)
      .where((where) => where.not(isActiveSql(now))),
  );

export const findAccountId = (db: Db, email: string) =>
  firstOf(db.selectFrom('users').select('id').where('email', '=', email));

/** The accounts that were made admins by command. */
export const listAdmins = (db: Db) =>
  db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.user_id')
    .select('users.email')
    .orderBy('users.email')
    .execute();

/** Returns false if the person is an admin already. */
export const insertAdmin = (db: Db, userId: number) =>
  hasChanged(
    db
      .insertInto('admins')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** Returns false if the person wasn't one. */
export const deleteAdmin = (db: Db, userId: number) =>
  hasChanged(db.deleteFrom('admins').where('user_id', '=', userId));
