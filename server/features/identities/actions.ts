import type { Identity } from '#contract/identities.ts';
import { type Provider, providerNames } from '#contract/vocabulary.ts';
import {
  deleteRegistrations,
  findUserByEmail,
  lockAddress,
} from '#server/features/accounts/store.ts';
import {
  type NoticeKind,
  notifyOwner,
  proveMailbox,
  refuseLastMethod,
} from '#server/features/sign-in-methods/actions.ts';
import {
  countMethods,
  lockAccount,
  lockForChange,
  type Proof,
} from '#server/features/sign-in-methods/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { presentIdentities } from './present.ts';
import type { Providers, Vouched } from './provider.ts';
import { LoginRefusal } from './refusal.ts';
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  insertVouchedUser,
  listIdentities,
  lockLogin,
} from './store.ts';

type Login = { provider: Provider; vouched: Vouched };

/**
 * The user that a provider vouches for: whom the login is linked to, else who has its verified
 * address, else someone new. An account of that address whose mailbox nobody had proven before is
 * closed to all that its former holders have prepared. Throws LoginRefusal.
 */
export async function signInWith(
  db: Db,
  { provider, vouched }: Login,
): Promise<{ proof: Proof; isNew: boolean }> {
  const { subject, email, firstName, lastName } = vouched;
  return db.transaction().execute(async (db) => {
    await lockLogin(db, { provider, subject });
    const known = await findIdentity(db, { provider, subject });
    if (known) return { proof: await proofOf(db, known.user_id), isNew: false };
    if (!email) throw new LoginRefusal('unverified');
    await lockAddress(db, email);
    await deleteRegistrations(db, email);
    const made = await insertVouchedUser(db, { provider, email, firstName, lastName });
    const user = made ?? (await findUserByEmail(db, email));
    if (!user) throw new Error('The account was deleted meanwhile.');
    if (await proveMailbox(db, user.id))
      await notify(db, { provider, userId: user.id }, 'address-proven');
    if (!(await insertIdentity(db, { provider, subject, email, userId: user.id })))
      throw new LoginRefusal('another');
    if (!made) await notify(db, { provider, userId: user.id }, 'login-linked');
    return { proof: await proofOf(db, user.id), isNew: made !== undefined };
  });
}

/** Gives an account one more way in. Linking what is linked changes nothing. Throws LoginRefusal. */
export async function linkLogin(
  db: Db,
  {
    provider,
    vouched: { subject, email },
    userId,
    sessionId,
  }: Login & { userId: number; sessionId: number },
) {
  await db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    await lockLogin(db, { provider, subject });
    const known = await findIdentity(db, { provider, subject });
    if (known?.user_id === userId) return;
    if (known) throw new LoginRefusal('taken');
    if (!email) throw new LoginRefusal('unverified');
    if (!(await insertIdentity(db, { provider, subject, email, userId })))
      throw new LoginRefusal('another');
    await notify(db, { provider, userId }, 'login-linked');
  });
}

/** Takes a way in from an account. Throws last_login where there is no other. */
export async function unlinkLogin(
  db: Db,
  { provider, userId, sessionId }: { provider: Provider; userId: number; sessionId: number },
) {
  await db.transaction().execute(async (db) => {
    const linked = await listIdentities(db, userId);
    if (!linked.some((one) => one.provider === provider)) throw notFound();
    await refuseLastMethod(db, { userId, sessionId });
    await deleteIdentity(db, { provider, userId });
    await notify(db, { provider, userId }, 'login-unlinked');
  });
}

/** In the transaction that has found whom the provider vouches for. */
async function proofOf(db: Db, userId: number): Promise<Proof> {
  return { userId, version: (await lockAccount(db, userId)).version };
}

const notify = (
  db: Db,
  { provider, userId }: { provider: Provider; userId: number },
  notice: NoticeKind,
) => notifyOwner(db, { userId, notice, provider: providerNames[provider] });

/** Proof of this account, if the login is linked to it. */
export async function findLinked(
  db: Db,
  { provider, subject, userId }: { provider: Provider; subject: string; userId: number },
): Promise<Proof | undefined> {
  return db.transaction().execute(async (db) => {
    const linked = await findIdentity(db, { provider, subject });
    return linked?.user_id === userId ? proofOf(db, userId) : undefined;
  });
}

/** What a person can sign in with besides a password. */
export async function listLogins(
  db: Db,
  { userId, providers }: { userId: number; providers: Providers },
): Promise<Identity[]> {
  const [methods, linked] = await Promise.all([
    countMethods(db, userId),
    listIdentities(db, userId),
  ]);
  return presentIdentities({
    linked,
    methods,
    isConfigured: (provider) => provider in providers,
  });
}
