import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { checkPasskey } from '#server/accounts/passkeys/actions.ts';
import { notifyOwner } from '#server/accounts/sign-in/methods.ts';
import type { Proof } from '#server/accounts/sign-in/method-store.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { findSecondStepWays } from './actions.ts';
import { parseRecoveryCode, findTimeStep } from './codes.ts';
import { clearPendingCookie, readPendingCookie } from './pending-cookie.ts';
import { stepUses } from './policy.ts';
import {
  deletePending,
  findPending,
  findTwoStep,
  consumeRecoveryCode,
  consumeTimeStep,
} from './store.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
/** `userId`: who must have done the first step. Undefined when signing in. */
type PendingRequest = { request: FastifyRequest; userId?: number | undefined };
type CompletedStep = { proof: Proof; method: 'app' | 'recovery-code' | 'passkey' };

/**
 * Checks a code from the app, or a recovery code. Throws second_step_over if the first step has
 * expired, and invalid_input if the code is wrong.
 */
export async function checkCode(
  context: Context,
  { code, reply, ...pending }: PendingRequest & { reply: FastifyReply; code: string },
): Promise<CompletedStep> {
  const { proof, token } = await getPending(context, pending);
  const { userId } = proof;
  const refund = await context.limits.take(stepUses(userId));
  const method = await findMethod(context, { userId, code });
  if (!method) {
    logSecurity(pending.request, { event: 'second_step_failed', userId });
    throw invalidField('code', 'That code isn’t right or was already used. Try another code.');
  }
  await refund();
  if (method === 'recovery-code')
    logSecurity(pending.request, { event: 'recovery_code_used', userId });
  await finish(context, { token, reply });
  return { proof, method };
}

/** Checks a passkey, which must belong to the person who entered the password. */
export async function checkSecondPasskey(
  context: Context,
  { response, ...exchange }: Exchange & { response: Record<string, unknown> },
): Promise<CompletedStep> {
  const { proof, token } = await getPending(context, exchange);
  const { userId } = proof;
  if ((await checkPasskey(context, { response, ...exchange })).userId !== userId) {
    logSecurity(exchange.request, { event: 'second_step_failed', userId });
    throw new ProblemError('passkey_refused');
  }
  await finish(context, { token, reply: exchange.reply });
  return { proof, method: 'passkey' };
}

async function findMethod(
  { db, clock }: Context,
  { userId, code }: { userId: number; code: string },
): Promise<'app' | 'recovery-code' | undefined> {
  const secret = (await findTwoStep(db, userId))?.app_secret;
  const step = secret ? findTimeStep(code, { secret, now: clock() }) : undefined;
  if (step !== undefined && (await consumeTimeStep(db, { userId, step }))) return 'app';
  const recoveryCode = parseRecoveryCode(code);
  if (!recoveryCode) return undefined;
  return db.transaction().execute(async (db) => {
    if (!(await consumeRecoveryCode(db, { userId, code: recoveryCode }))) return undefined;
    await notifyOwner(db, { userId, notice: 'recovery-code-used' });
    return 'recovery-code';
  });
}

/** The available second steps if the first step is done in this browser, or else null. */
export async function describePending(
  context: Context,
  request: FastifyRequest,
): Promise<SecondStepWays | null> {
  const pending = await findPendingOf(context, request);
  return pending ? findSecondStepWays(context.db, pending.user_id) : null;
}

const findPendingOf = ({ db, clock, publicUrl }: Context, request: FastifyRequest) =>
  findPending(db, { token: readPendingCookie(request, publicUrl), now: clock() });

async function getPending(context: Context, { request, userId }: PendingRequest) {
  const pending = await findPendingOf(context, request);
  if (!pending || (userId !== undefined && pending.user_id !== userId))
    throw new ProblemError('second_step_over');
  const proof = { userId: pending.user_id, version: pending.credentials_version };
  return { proof, token: readPendingCookie(request, context.publicUrl) };
}

async function finish(
  { db, publicUrl }: Context,
  { token, reply }: { token: string; reply: FastifyReply },
) {
  clearPendingCookie(reply, publicUrl);
  if (!(await deletePending(db, token))) throw new ProblemError('second_step_over');
}
