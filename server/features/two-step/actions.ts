import type { FastifyReply } from 'fastify';
import type { SecondStepWays, TwoStep } from '#contract/two-step.ts';
import { listPasskeys } from '#server/features/passkeys/store.ts';
import { notifyOwner } from '#server/features/sign-in-methods/actions.ts';
import { findOwner, lockForChange, type Proof } from '#server/features/sign-in-methods/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { appAddress, newRecoveryCodes, newSecret, stepOf } from './codes.ts';
import { keepPending, pendingFor } from './pending.ts';
import {
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  insertPending,
  replaceRecoveryCodes,
  saveTwoStep,
} from './store.ts';

export async function describeTwoStep(db: Db, userId: number): Promise<TwoStep> {
  const [row, recoveryCodesLeft] = await Promise.all([
    findTwoStep(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { isOn: row !== undefined, hasApp: row?.app_secret != null, recoveryCodesLeft };
}

type FirstStep = { proof: Proof; reply: FastifyReply };

/**
 * After a password, Google or GitHub: where the account has a second step, remembers in this browser
 * that the first one is done. Returns whether a second step is needed.
 */
export async function beginSecondStep(
  { db, clock, publicUrl }: Context,
  { proof, reply }: FirstStep,
): Promise<boolean> {
  if (!(await findTwoStep(db, proof.userId))) return false;
  const expiresAt = new Date(clock().getTime() + pendingFor);
  keepPending(reply, { publicUrl, token: await insertPending(db, { ...proof, expiresAt }) });
  return true;
}

/** The same for a call: throws second_step_required; `current` says what the second step can be. */
export async function requireSecondStep(context: Context, first: FirstStep) {
  if (!(await beginSecondStep(context, first))) return;
  const current = await findSecondStepWays(context.db, first.proof.userId);
  throw new ProblemError('second_step_required', { current });
}

/** What can be a person's second step; null where two-step sign-in is off. */
export async function findSecondStepWays(db: Db, userId: number): Promise<SecondStepWays | null> {
  const [row, passkeys] = await Promise.all([findTwoStep(db, userId), listPasskeys(db, userId)]);
  return row ? { hasApp: row.app_secret !== null, hasPasskey: passkeys.length > 0 } : null;
}

/** A new secret and how an app reads it; nothing is kept until a code of it comes back. */
export async function beginSetUp(db: Db, userId: number) {
  const owner = await findOwner(db, userId);
  if (!owner) throw notFound();
  const secret = newSecret();
  return { secret, uri: appAddress({ secret, email: owner.email }) };
}

/** Whoever asks for a change, and in which session. */
type Asking = { userId: number; sessionId: number };
type SetUp = Asking & { secret: string; code: string };

/** Returns new recovery codes where two-step sign-in was off; none where it was on already. */
export async function setUpApp(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, sessionId, secret, code }: SetUp,
): Promise<string[]> {
  const step = stepOf(code, { secret, now: clock() });
  if (step === undefined)
    throw invalidField('code', 'That code isn’t right. Check your phone’s clock and try again.');
  return db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    const wasOn = (await findTwoStep(db, userId)) !== undefined;
    await saveTwoStep(db, { userId, appSecret: secret, lastStep: step });
    await notifyOwner(db, { userId, notice: wasOn ? 'app-changed' : 'two-step-on' });
    return wasOn ? [] : giveRecoveryCodes(db, userId);
  });
}

/** Throws last_second_step where no passkey would take the app's place. */
export async function removeApp(db: Db, { userId, sessionId }: Asking) {
  await db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (!(await findTwoStep(db, userId))?.app_secret) throw notFound();
    if ((await listPasskeys(db, userId)).length === 0) throw new ProblemError('last_second_step');
    await saveTwoStep(db, { userId, appSecret: null });
    await notifyOwner(db, { userId, notice: 'app-removed' });
  });
}

/** Turns it on with a passkey as the second step. Throws last_second_step where there is none. */
export async function turnOn(db: Db, { userId, sessionId }: Asking): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (await findTwoStep(db, userId)) return [];
    if ((await listPasskeys(db, userId)).length === 0) throw new ProblemError('last_second_step');
    await saveTwoStep(db, { userId, appSecret: null });
    await notifyOwner(db, { userId, notice: 'two-step-on' });
    return giveRecoveryCodes(db, userId);
  });
}

export async function turnOff(db: Db, { userId, sessionId }: Asking) {
  await db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (!(await findTwoStep(db, userId))) return;
    await deleteTwoStep(db, userId);
    await notifyOwner(db, { userId, notice: 'two-step-off' });
  });
}

/** Throws not_found where two-step sign-in is off. */
export async function renewRecoveryCodes(db: Db, { userId, sessionId }: Asking): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (!(await findTwoStep(db, userId))) throw notFound();
    await notifyOwner(db, { userId, notice: 'recovery-codes-replaced' });
    return giveRecoveryCodes(db, userId);
  });
}

async function giveRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, { userId, codes });
  return codes;
}
