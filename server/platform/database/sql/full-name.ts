import { type RawBuilder, sql } from 'kysely';

/** SQL for a person's full name. `users` is the name or alias of the users table in the query. */
export const fullNameSql = (users: string) =>
  `trim(${users}.first_name || ' ' || ${users}.last_name)`;

/** Same as fullNameSql, for Kysely queries. */
export const fullName = (users: string): RawBuilder<string> => sql.raw(fullNameSql(users));
