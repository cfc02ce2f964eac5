import type * as z from 'zod/mini';
import type { OtherSignInMethods, passwordReset } from '#contract/accounts/passwords.ts';
import { confirmMailbox } from '#server/accounts/sign-in/methods.ts';
import { deleteIdentity, listIdentities } from '#server/accounts/identities/store.ts';
import { deletePasskeys, listPasskeys, needsPasskey } from '#server/accounts/passkeys/store.ts';
import { lockForChange, type Proof } from '#server/accounts/sign-in/method-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import { refuseCommonPassword } from '#server/platform/passwords/common-passwords.ts';
import { hashPassword, isPassword } from '#server/platform/passwords/password-hash.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import { closeOtherSessions } from '#server/platform/sessions/sessions.ts';
import { checkUses } from './policy.ts';
import { deleteResetTokens, findPassword, findResetToken, updatePassword } from './store.ts';

/** Emails a link if the address has an account. We only check that when the email is sent. */
export const requestPasswordReset = (db: Db, email: string) =>
  enqueueMail(db, { kind: 'reset-password', payload: { email }, requestedFor: email });

type Parts = Pick<Context, 'db' | 'clock'>;

/** Lists the other sign-in methods of a reset link's account, so that its owner can check them. */
export async function getOtherSignInMethods(
  parts: Parts,
  token: string,
): Promise<OtherSignInMethods> {
  const userId = await getResetUser(parts, token);
  const [identities, passkeys] = await Promise.all([
    listIdentities(parts.db, userId),
    listPasskeys(parts.db, userId),
  ]);
  return {
    identities: identities.map(({ provider, email }) => ({ provider, email })),
    passkeys: passkeys.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Sets a new password with an emailed link, which works once, and removes the sign-in methods the
 * owner chose. Returns the account.
 */
export async function resetPassword(
  parts: Parts,
  { token, password, remove }: z.output<typeof passwordReset>,
): Promise<{ userId: number; email: string }> {
  const userId = await getResetUser(parts, token);
  const owner = await refuseCommon(parts.db, { userId, password });
  const passwordHash = await hashPassword(password);
  await parts.db.transaction().execute(async (db) => {
    // Locks the person's row first, so that two simultaneous resets can't deadlock.
    await confirmMailbox(db, userId);
    if (!(await findResetToken(db, token))) throw new ProblemError('link_invalid');
    await deleteResetTokens(db, userId);
    for (const provider of remove.identities) await deleteIdentity(db, { provider, userId });
    await deletePasskeys(db, { userId, ids: remove.passkeys });
    // Reading the mailbox must not be enough to remove the second step, or to leave it unusable.
    if ((await needsPasskey(db, userId)) && (await listPasskeys(db, userId)).length === 0)
      throw new ProblemError('last_second_step');
    await replacePassword(db, { userId, passwordHash, keep: '' });
  });
  return { userId, email: owner.email };
}

async function getResetUser({ db, clock }: Parts, token: string): Promise<number> {
  const found = await findResetToken(db, token);
  if (!found) throw new ProblemError('link_invalid');
  if (found.expires_at <= clock().toISOString()) throw new ProblemError('link_expired');
  return found.user_id;
}

type Change = {
  userId: number;
  sessionId: number;
  token: string;
  currentPassword: string;
  password: string;
};

/** Changes the password and ends all other sessions. */
export async function changePassword(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, sessionId, token, currentPassword, password }: Change,
) {
  const { version } = await checkPassword({ db, limits }, { userId, password: currentPassword });
  await refuseCommon(db, { userId, password });
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (db) => {
    const account = await lockForChange(db, { userId, sessionId });
    // The password was changed while we checked this one.
    if (account.version !== version) throw wrongPassword('currentPassword');
    await replacePassword(db, { userId, passwordHash, keep: token });
  });
}

const wrongPassword = (field: string) =>
  invalidField(field, 'This isn’t your current password. Try again.');

/** Throws invalid_input if this isn't the person's password. */
export async function checkPassword(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  {
    userId,
    password,
    field = 'currentPassword',
  }: { userId: number; password: string; field?: string },
): Promise<Proof> {
  const refund = await limits.take(checkUses(userId));
  const owner = await findPassword(db, userId);
  if (!owner?.password_hash) {
    throw invalidField(
      field,
      'Your account has no password yet. Use “Forgot your password?” on the sign-in page to set one.',
    );
  }
  if (!(await isPassword(password, owner.password_hash))) {
    throw wrongPassword(field);
  }
  await refund();
  return { userId, version: owner.version };
}

async function refuseCommon(db: Db, { userId, password }: { userId: number; password: string }) {
  const owner = await findPassword(db, userId);
  if (!owner) throw new ProblemError('link_invalid');
  refuseCommonPassword(password, [owner.email, owner.first_name, owner.last_name]);
  return owner;
}

type Replacement = { userId: number; passwordHash: string; keep: string };

async function replacePassword(db: Db, { userId, passwordHash, keep }: Replacement) {
  await updatePassword(db, { userId, passwordHash });
  await closeOtherSessions(db, { userId, token: keep });
  await enqueueMail(db, { kind: 'password-changed', payload: { userId } });
}
