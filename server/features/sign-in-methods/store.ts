import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

export const findOwner = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Whether everything that opens this account goes back to its mailbox; its row is locked. */
export async function lockProven(db: Db, userId: number): Promise<boolean> {
  const { is_proven } = await db
    .selectFrom('users')
    .select('is_proven')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return is_proven;
}

/** How many ways there are into an account: a password, linked logins and passkeys count one each. */
export async function countMethods(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from users where id = ${userId} and password_hash is not null)
         + (select count(*) from identities where user_id = ${userId})
         + (select count(*) from passkeys where user_id = ${userId}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Closes every way into an account but its mailbox: sessions, password, linked logins, passkeys and
 * the second step. From then on all that is added goes back to whoever reads the mailbox.
 */
export async function closeMethods(db: Db, userId: number) {
  const tables = ['sessions', 'identities', 'passkeys', 'two_step', 'recovery_codes'] as const;
  for (const table of tables) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db
    .updateTable('users')
    .set({ password_hash: null, is_proven: true })
    .where('id', '=', userId)
    .execute();
}
