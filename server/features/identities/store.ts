import { sql } from 'kysely';
import type { Provider } from '#contract/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Vouched } from './provider.ts';

type Login = { provider: Provider; subject: string };

/** One at a time for one login, also before there is a row to lock. Callers hold a transaction. */
export async function lockLogin(db: Db, { provider, subject }: Login) {
  const key = `${provider} ${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

export const findIdentity = (db: Db, { provider, subject }: Login) =>
  db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const listIdentities = (db: Db, userId: number) =>
  db
    .selectFrom('identities')
    .select(['provider', 'email', 'linked_at'])
    .where('user_id', '=', userId)
    .execute();

/** Links a login to an account; false where the account has another one of that provider. */
export async function insertIdentity(
  db: Db,
  identity: Login & { userId: number; email: string },
): Promise<boolean> {
  const made = await db
    .insertInto('identities')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: identity.userId,
      email: identity.email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function deleteIdentity(
  db: Db,
  { provider, userId }: { provider: Provider; userId: number },
) {
  await db
    .deleteFrom('identities')
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .execute();
}

/** Makes a user without a password; nothing where the address has one already. */
export const insertVouchedUser = (
  db: Db,
  user: Pick<Vouched, 'firstName' | 'lastName'> & { provider: Provider; email: string },
) =>
  db
    .insertInto('users')
    .values({
      email: user.email,
      communication_email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      login_method: user.provider,
      is_proven: true,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
