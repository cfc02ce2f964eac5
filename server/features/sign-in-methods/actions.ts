import type { Db } from '#server/migrations/tables.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import type { Origin } from '#server/platform/sessions/describe-origin.ts';
import { ProblemError } from '#server/platform/problem.ts';
import type { NoticeKind } from './notices.ts';
import { closeMethods, countMethods, lockAccount, lockForChange } from './store.ts';

export type { NoticeKind };

/**
 * Emails the owner of an account, at the address they sign in with, that a way into it has changed.
 * In the transaction of that change.
 */
export const notifyOwner = (
  db: Db,
  { userId, notice, provider }: { userId: number; notice: NoticeKind; provider?: string },
) => enqueueMail(db, { kind: 'security-notice', payload: { userId, notice, provider } });

/** The same for a sign-in in a browser that the account was never used in before. */
export const notifyOfNewDevice = (
  db: Db,
  { userId, origin, at }: { userId: number; origin: Origin; at: Date },
) => enqueueMail(db, { kind: 'new-device', payload: { userId, ...origin, at: at.toISOString() } });

/**
 * Someone has just shown that they read the mailbox of this account. Where nobody had before, all
 * that someone else may have prepared is closed. Returns whether it was. In the caller's transaction,
 * which holds the account's row afterwards.
 */
export async function proveMailbox(db: Db, userId: number): Promise<boolean> {
  if ((await lockAccount(db, userId)).is_proven) return false;
  await closeMethods(db, userId);
  return true;
}

/** Throws last_login where an account has no other way in; nobody else takes one away meanwhile. */
export async function refuseLastMethod(db: Db, asking: { userId: number; sessionId: number }) {
  await lockForChange(db, asking);
  if ((await countMethods(db, asking.userId)) < 2) throw new ProblemError('last_login');
}
