import type { Identity } from '#contract/accounts/identities.ts';
import { type Provider, providerNames } from '#contract/values/vocabulary.ts';
import {
  deleteRegistrations,
  findUserByEmail,
  lockAddress,
} from '#server/accounts/sign-up/store.ts';
import {
  type NoticeKind,
  notifyOwner,
  confirmMailbox,
  refuseLastMethod,
} from '#server/accounts/sign-in/methods.ts';
import {
  countMethods,
  lockAccount,
  lockForChange,
  type Proof,
} from '#server/accounts/sign-in/method-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { presentIdentities } from './present.ts';
import type { Providers, ProviderProfile } from './provider.ts';
import { LoginRefusal } from './login-refusal.ts';
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  insertExternalUser,
  listIdentities,
  lockLogin,
} from './store.ts';

type Login = { provider: Provider; profile: ProviderProfile };

/**
 * Returns the user a provider login belongs to: the one it's linked to, or the one with its
 * verified address, or a new one. If nobody had proven that mailbox before, all earlier sign-in
 * methods of the account are removed. `admit` throws if nobody can sign up with an address. Throws
 * LoginRefusal.
 */
export async function signInWith(
  db: Db,
  { provider, profile, admit }: Login & { admit: (db: Db, email: string) => Promise<void> },
): Promise<{ proof: Proof; isNew: boolean }> {
  const { subject, email, firstName, lastName } = profile;
  return db.transaction().execute(async (db) => {
    await lockLogin(db, { provider, subject });
    const existing = await findIdentity(db, { provider, subject });
    if (existing) return { proof: await getProof(db, existing.user_id), isNew: false };
    if (!email) throw new LoginRefusal('unverified');
    await lockAddress(db, email);
    if (!(await findUserByEmail(db, email))) await admit(db, email);
    await deleteRegistrations(db, email);
    const created = await insertExternalUser(db, { provider, email, firstName, lastName });
    const user = created ?? (await findUserByEmail(db, email));
    if (!user) throw new Error('The account was deleted in the meantime.');
    if (await confirmMailbox(db, user.id))
      await notify(db, { provider, userId: user.id }, 'address-proven');
    if (!(await insertIdentity(db, { provider, subject, email, userId: user.id })))
      throw new LoginRefusal('another');
    if (!created) await notify(db, { provider, userId: user.id }, 'login-linked');
    return { proof: await getProof(db, user.id), isNew: created !== undefined };
  });
}

/** Links a provider login to an account. Linking it again changes nothing. Throws LoginRefusal. */
export async function linkLogin(
  db: Db,
  {
    provider,
    profile: { subject, email },
    userId,
    sessionId,
  }: Login & { userId: number; sessionId: number },
) {
  await db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    await lockLogin(db, { provider, subject });
    const existing = await findIdentity(db, { provider, subject });
    if (existing?.user_id === userId) return;
    if (existing) throw new LoginRefusal('taken');
    if (!email) throw new LoginRefusal('unverified');
    if (!(await insertIdentity(db, { provider, subject, email, userId })))
      throw new LoginRefusal('another');
    await notify(db, { provider, userId }, 'login-linked');
  });
}

/** Unlinks a provider login. Throws last_login if the account has no other sign-in method. */
export async function unlinkLogin(
  db: Db,
  { provider, userId, sessionId }: { provider: Provider; userId: number; sessionId: number },
) {
  await db.transaction().execute(async (db) => {
    const linked = await listIdentities(db, userId);
    if (!linked.some((login) => login.provider === provider)) throw notFound();
    await refuseLastMethod(db, { userId, sessionId });
    await deleteIdentity(db, { provider, userId });
    await notify(db, { provider, userId }, 'login-unlinked');
  });
}

/** Call it in the transaction that found the user. */
const getProof = async (db: Db, userId: number): Promise<Proof> => ({
  userId,
  version: (await lockAccount(db, userId)).version,
});

const notify = (
  db: Db,
  { provider, userId }: { provider: Provider; userId: number },
  notice: NoticeKind,
) => notifyOwner(db, { userId, notice, provider: providerNames[provider] });

/** Returns proof for this account if the login is linked to it. */
export const findLinked = async (
  db: Db,
  { provider, subject, userId }: { provider: Provider; subject: string; userId: number },
): Promise<Proof | undefined> =>
  db.transaction().execute(async (db) => {
    const linked = await findIdentity(db, { provider, subject });
    return linked?.user_id === userId ? getProof(db, userId) : undefined;
  });

/** Lists every provider login, linked or not. */
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
