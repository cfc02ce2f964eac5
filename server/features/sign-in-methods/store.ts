import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { ProblemError } from '#server/platform/problem.ts';

export const findOwner = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst();

/**
 * Someone who has just shown a way into their account. `version` is that of the account's ways in at
 * that moment: where one was changed or closed since, what they showed counts for nothing.
 */
export type Proof = { userId: number; version: number };

/** Locks an account until the transaction ends. Throws unauthenticated where it was deleted. */
export async function lockAccount(db: Db, userId: number) {
  const account = await db
    .selectFrom('users')
    .select(['email', 'is_proven', 'credentials_version as version'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthenticated');
  return account;
}

/** The same for a change that a signed-in person asks for: also where their session has ended meanwhile. */
export async function lockForChange(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
) {
  const account = await lockAccount(db, userId);
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!session) throw new ProblemError('unauthenticated');
  return account;
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
 * the second step; a contact address that someone else has set goes with them. From then on all that is added goes back to whoever reads the mailbox.
 */
export async function closeMethods(db: Db, userId: number) {
  const tables = ['sessions', 'identities', 'passkeys', 'two_step', 'recovery_codes'] as const;
  for (const table of tables) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db
    .updateTable('users')
    .set({
      password_hash: null,
      is_proven: true,
      communication_email: sql`email`,
      communication_email_confirmed: true,
    })
    .where('id', '=', userId)
    .execute();
}
