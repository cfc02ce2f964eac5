import type { Identity } from '#contract/identities.ts';
import type { Provider } from '#contract/vocabulary.ts';
import { deleteRegistrations, findUserByEmail } from '#server/features/accounts/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { canUnlink } from './policy.ts';
import { presentIdentities } from './present.ts';
import type { Providers, Vouched } from './provider.ts';
import { LoginRefusal } from './refusal.ts';
import {
  deleteIdentity,
  findIdentity,
  findPasswordHash,
  insertIdentity,
  insertVouchedUser,
  listIdentities,
  lockLogin,
  lockPasswordHash,
} from './store.ts';

type Login = { provider: Provider; vouched: Vouched };

/**
 * The id of the user that a provider vouches for: whom the login is linked to, else who has its
 * verified address, else someone new. Throws LoginRefusal.
 */
export async function signInWith(db: Db, { provider, vouched }: Login): Promise<number> {
  const { subject, email, firstName, lastName } = vouched;
  return db.transaction().execute(async (db) => {
    await lockLogin(db, { provider, subject });
    const known = await findIdentity(db, { provider, subject });
    if (known) return known.user_id;
    if (!email) throw new LoginRefusal('unverified');
    // Before the user is made, as following a confirmation link does it: the other way round, the
    // two would wait for each other.
    await deleteRegistrations(db, email);
    const user =
      (await insertVouchedUser(db, { provider, email, firstName, lastName })) ??
      (await findUserByEmail(db, email));
    if (!user) throw new Error('The account went away meanwhile.');
    if (!(await insertIdentity(db, { provider, subject, email, userId: user.id })))
      throw new LoginRefusal('another');
    return user.id;
  });
}

/** Gives an account one more way in. Linking what is linked changes nothing. Throws LoginRefusal. */
export async function linkLogin(
  db: Db,
  { provider, vouched: { subject, email }, userId }: Login & { userId: number },
) {
  await db.transaction().execute(async (db) => {
    await lockLogin(db, { provider, subject });
    const known = await findIdentity(db, { provider, subject });
    if (known?.user_id === userId) return;
    if (known) throw new LoginRefusal('taken');
    if (!email) throw new LoginRefusal('unverified');
    if (!(await insertIdentity(db, { provider, subject, email, userId })))
      throw new LoginRefusal('another');
  });
}

/** Takes a way in from an account. Throws last_login where there is no other. */
export async function unlinkLogin(
  db: Db,
  { provider, userId }: { provider: Provider; userId: number },
) {
  await db.transaction().execute(async (db) => {
    const user = await lockPasswordHash(db, userId);
    const linked = await listIdentities(db, userId);
    if (!linked.some((one) => one.provider === provider)) throw notFound();
    const hasPassword = user?.password_hash != null;
    if (!canUnlink({ logins: linked.length, hasPassword })) throw new ProblemError('last_login');
    await deleteIdentity(db, { provider, userId });
  });
}

/** What a person can sign in with besides a password. */
export async function listLogins(
  db: Db,
  { userId, providers }: { userId: number; providers: Providers },
): Promise<Identity[]> {
  const [user, linked] = await Promise.all([
    findPasswordHash(db, userId),
    listIdentities(db, userId),
  ]);
  return presentIdentities({
    linked,
    hasPassword: user?.password_hash != null,
    isConfigured: (provider) => provider in providers,
  });
}
