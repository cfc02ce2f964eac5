import type { Provider } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockName } from '#server/platform/database/locks.ts';
import type { ProviderProfile } from './provider.ts';

type Login = { provider: Provider; subject: string };

/** Locks a provider login until the transaction ends, even before it has a row. */
export const lockLogin = (db: Db, { provider, subject }: Login) =>
  lockName(db, `${provider} ${subject}`);

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

/** Links a login to an account. Returns false if the account has another login of that provider. */
export async function insertIdentity(
  db: Db,
  identity: Login & { userId: number; email: string },
): Promise<boolean> {
  const created = await db
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
  return created !== undefined;
}

export const deleteIdentity = (
  db: Db,
  { provider, userId }: { provider: Provider; userId: number },
) =>
  db
    .deleteFrom('identities')
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .execute();

/** Creates a user without a password. Returns undefined if the address already has an account. */
export const insertExternalUser = (
  db: Db,
  user: Pick<ProviderProfile, 'firstName' | 'lastName'> & { provider: Provider; email: string },
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
