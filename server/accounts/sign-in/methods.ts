import type { Db } from '#server/migrations/tables.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import type { Origin } from '#server/platform/sessions/describe-origin.ts';
import { ProblemError } from '#server/platform/problem.ts';
import type { NoticeKind } from './notices.ts';
import { removeSignInMethods, countMethods, lockAccount, lockForChange } from './method-store.ts';

export type { NoticeKind };

/**
 * Emails the owner of an account that a sign-in method has changed, at the address they sign in with.
 * Call it in the transaction of that change.
 */
export const notifyOwner = (
  db: Db,
  { userId, notice, provider }: { userId: number; notice: NoticeKind; provider?: string },
) => enqueueMail(db, { kind: 'security-notice', payload: { userId, notice, provider } });

/** Emails the owner about a sign-in in a new browser. */
export const notifyOfNewDevice = (
  db: Db,
  { userId, origin, at }: { userId: number; origin: Origin; at: Date },
) => enqueueMail(db, { kind: 'new-device', payload: { userId, ...origin, at: at.toISOString() } });

/**
 * Call it when someone has just proven that they read this account's mailbox. The first time, it
 * removes all sign-in methods, because someone else may have set them up, and returns true. Locks the
 * account's row in the caller's transaction.
 */
export async function confirmMailbox(db: Db, userId: number): Promise<boolean> {
  if ((await lockAccount(db, userId)).is_proven) return false;
  await removeSignInMethods(db, userId);
  return true;
}

/** Throws last_login if an account has only one sign-in method. Locks the account against changes. */
export async function refuseLastMethod(db: Db, requester: { userId: number; sessionId: number }) {
  await lockForChange(db, requester);
  if ((await countMethods(db, requester.userId)) < 2) throw new ProblemError('last_login');
}
