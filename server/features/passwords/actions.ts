import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import { hashPassword, isPassword } from '#server/platform/password-hash.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import { closeOtherSessions } from '#server/platform/sessions/sessions.ts';
import { checkUses } from './policy.ts';
import { findPassword, findResetToken, updatePassword, useResetToken } from './store.ts';

/** Mails a link, if the address has an account; that is found out only when the mail leaves. */
export const forgetPassword = (db: Db, email: string) =>
  enqueueMail(db, { kind: 'reset-password', payload: { email } });

/** Sets a new password with a mailed link, once; returns the address whose password it is. */
export async function resetPassword(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const found = await findResetToken(db, token);
  if (!found) throw new ProblemError('link_invalid');
  if (found.expires_at <= clock().toISOString()) throw new ProblemError('link_expired');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (db) => {
    if (!(await useResetToken(db, token))) throw new ProblemError('link_invalid');
    return replacePassword(db, { userId: found.user_id, passwordHash, keep: '' });
  });
}

type Change = { userId: number; token: string; currentPassword: string; password: string };

/** Changes a password that its owner knows; the session that asks goes on, all others end. */
export async function changePassword(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, token, currentPassword, password }: Change,
) {
  await checkPassword({ db, limits }, { userId, password: currentPassword });
  const passwordHash = await hashPassword(password);
  await db
    .transaction()
    .execute((db) => replacePassword(db, { userId, passwordHash, keep: token }));
}

/** Throws invalid_input where this is not the person's password. */
export async function checkPassword(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  {
    userId,
    password,
    field = 'currentPassword',
  }: { userId: number; password: string; field?: string },
) {
  const forgive = await limits.take(checkUses(userId));
  const owner = await findPassword(db, userId);
  if (!owner?.password_hash) {
    throw invalidField(
      field,
      'Your account has no password yet. Use “Forgot your password?” on the login page to set one.',
    );
  }
  if (!(await isPassword(password, owner.password_hash))) {
    throw invalidField(field, 'This is not your current password.');
  }
  await forgive();
}

type Replacement = { userId: number; passwordHash: string; keep: string };

async function replacePassword(db: Db, { userId, passwordHash, keep }: Replacement) {
  const email = await updatePassword(db, { userId, passwordHash });
  await closeOtherSessions(db, { userId, token: keep });
  await enqueueMail(db, { kind: 'password-changed', payload: { userId } });
  return email;
}
