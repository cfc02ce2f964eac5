import type { FastifyReply } from 'fastify';
import type { SecondStepWays, TwoStep } from '#contract/accounts/two-step.ts';
import { listPasskeys } from '#server/accounts/passkeys/store.ts';
import { notifyOwner } from '#server/accounts/sign-in/methods.ts';
import { findOwner, lockForChange, type Proof } from '#server/accounts/sign-in/method-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { appUri, newRecoveryCodes, newSecret, findTimeStep } from './codes.ts';
import { setPendingCookie, pendingMilliseconds } from './pending-cookie.ts';
import {
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  insertPending,
  replaceRecoveryCodes,
  saveTwoStep,
} from './store.ts';

export async function getTwoStep(db: Db, userId: number): Promise<TwoStep> {
  const [row, recoveryCodesLeft] = await Promise.all([
    findTwoStep(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { isOn: row !== undefined, hasApp: row?.app_secret != null, recoveryCodesLeft };
}

type FirstStep = { proof: Proof; reply: FastifyReply };

/**
 * Call it after a password, Google or GitHub sign-in. If the account has a second step, sets a cookie
 * that marks the first step as done. Returns whether a second step is needed.
 */
export async function beginSecondStep(
  { db, clock, publicUrl }: Context,
  { proof, reply }: FirstStep,
): Promise<boolean> {
  if (!(await findTwoStep(db, proof.userId))) return false;
  const expiresAt = new Date(clock().getTime() + pendingMilliseconds);
  setPendingCookie(reply, { publicUrl, token: await insertPending(db, { ...proof, expiresAt }) });
  return true;
}

/** Same as beginSecondStep, but throws second_step_required, with the available second steps in `current`. */
export async function requireSecondStep(context: Context, first: FirstStep) {
  if (!(await beginSecondStep(context, first))) return;
  const current = await findSecondStepWays(context.db, first.proof.userId);
  throw new ProblemError('second_step_required', { current });
}

/** A person's available second steps, or null if two-step sign-in is off. */
export async function findSecondStepWays(db: Db, userId: number): Promise<SecondStepWays | null> {
  const [row, passkeys] = await Promise.all([findTwoStep(db, userId), listPasskeys(db, userId)]);
  return row ? { hasApp: row.app_secret !== null, hasPasskey: passkeys.length > 0 } : null;
}

/** Returns a new secret and its otpauth URI. It's only saved once the person enters a code from it. */
export async function createAppSecret(db: Db, userId: number) {
  const owner = await findOwner(db, userId);
  if (!owner) throw notFound();
  const secret = newSecret();
  return { secret, uri: appUri({ secret, email: owner.email }) };
}

type Requester = { userId: number; sessionId: number };
type SetUp = Requester & { secret: string; code: string };

/** Saves the app. Returns new recovery codes if two-step sign-in was off, and none if it was on. */
export async function setUpApp(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, sessionId, secret, code }: SetUp,
): Promise<string[]> {
  const step = findTimeStep(code, { secret, now: clock() });
  if (step === undefined)
    throw invalidField('code', 'That code isn’t right. Check your phone’s clock and try again.');
  return db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    const wasOn = (await findTwoStep(db, userId)) !== undefined;
    await saveTwoStep(db, { userId, appSecret: secret, lastStep: step });
    await notifyOwner(db, { userId, notice: wasOn ? 'app-changed' : 'two-step-on' });
    return wasOn ? [] : createRecoveryCodes(db, userId);
  });
}

/** Throws last_second_step if there's no passkey to take the app's place. */
export async function removeApp(db: Db, { userId, sessionId }: Requester) {
  await db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (!(await findTwoStep(db, userId))?.app_secret) throw notFound();
    if ((await listPasskeys(db, userId)).length === 0) throw new ProblemError('last_second_step');
    await saveTwoStep(db, { userId, appSecret: null });
    await notifyOwner(db, { userId, notice: 'app-removed' });
  });
}

/** Turns it on with a passkey as the second step. Throws last_second_step if there is none. */
export const turnOn = async (db: Db, { userId, sessionId }: Requester): Promise<string[]> =>
  db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (await findTwoStep(db, userId)) return [];
    if ((await listPasskeys(db, userId)).length === 0) throw new ProblemError('last_second_step');
    await saveTwoStep(db, { userId, appSecret: null });
    await notifyOwner(db, { userId, notice: 'two-step-on' });
    return createRecoveryCodes(db, userId);
  });

export async function turnOff(db: Db, { userId, sessionId }: Requester) {
  await db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (!(await findTwoStep(db, userId))) return;
    await deleteTwoStep(db, userId);
    await notifyOwner(db, { userId, notice: 'two-step-off' });
  });
}

/** Throws not_found if two-step sign-in is off. */
export const renewRecoveryCodes = async (
  db: Db,
  { userId, sessionId }: Requester,
): Promise<string[]> =>
  db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    if (!(await findTwoStep(db, userId))) throw notFound();
    await notifyOwner(db, { userId, notice: 'recovery-codes-replaced' });
    return createRecoveryCodes(db, userId);
  });

async function createRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, { userId, codes });
  return codes;
}
