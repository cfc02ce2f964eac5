import { sql } from 'kysely';

/** Whether someone in `users`, or its alias, can use Pieces at a time: they aren't suspended. Part of a statement. */
export const isActiveSql = (now: Date, users = 'users') => sql<boolean>`
  coalesce(${sql.ref(`${users}.suspended_until`)} <= ${now.toISOString()}, true)`;
