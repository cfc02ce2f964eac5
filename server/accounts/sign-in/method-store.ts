import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { ProblemError } from '#server/platform/problem.ts';

export const findOwner = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirst();

/**
 * Proof that someone can sign in to their account. It only holds while the account's credentials
 * still have this `version`: changing or removing a sign-in method increments it.
 */
export type Proof = { userId: number; version: number };

/** Locks an account until the transaction ends. Throws unauthenticated if it was deleted. */
export async function lockAccount(db: Db, userId: number) {
  const account = await db
    .selectFrom('users')
    .select(['email', 'is_proven', 'credentials_version as version', 'suspended_until'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthenticated');
  return account;
}

/** Same as lockAccount, but also throws unauthenticated if the person's session has ended. */
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

/** Counts an account's sign-in methods: its password, linked logins and passkeys. */
export async function countMethods(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from users where id = ${userId} and password_hash is not null)
         + (select count(*) from identities where user_id = ${userId})
         + (select count(*) from passkeys where user_id = ${userId}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Removes an account's sessions, password, linked logins, passkeys and second step, and resets its
 * contact email, so that only someone who reads its mailbox can get back in.
 */
export async function removeSignInMethods(db: Db, userId: number) {
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
