import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondStepWays } from '#contract/two-step.ts';
import { checkPasskey } from '#server/features/passkeys/actions.ts';
import { notifyOwner } from '#server/features/sign-in-methods/actions.ts';
import type { Proof } from '#server/features/sign-in-methods/store.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { findSecondStepWays } from './actions.ts';
import { readRecoveryCode, stepOf } from './codes.ts';
import { forgetPending, readPending } from './pending.ts';
import { stepUses } from './policy.ts';
import { deletePending, findPending, findTwoStep, useRecoveryCode, useStep } from './store.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
/** Whose first step it has to be; anyone's where someone signs in. */
type Wanted = { request: FastifyRequest; userId?: number | undefined };
type Passed = { proof: Proof; method: 'app' | 'recovery-code' | 'passkey' };

/**
 * The second step with a code of the app, or a recovery code. Throws second_step_over where the
 * first step is too long ago, and invalid_input where the code does not fit.
 */
export async function checkCode(
  context: Context,
  { code, reply, ...wanted }: Wanted & { reply: FastifyReply; code: string },
): Promise<Passed> {
  const { proof, token } = await getPending(context, wanted);
  const { userId } = proof;
  const forgive = await context.limits.take(stepUses(userId));
  const method = await findMethod(context, { userId, code });
  if (!method) {
    logSecurity(wanted.request, { event: 'second_step_failed', userId });
    throw invalidField('code', 'That code isn’t right, or it was used before.');
  }
  await forgive();
  await finish(context, { token, reply });
  return { proof, method };
}

/** The same with a passkey, which has to be the person's who gave the password. */
export async function checkSecondPasskey(
  context: Context,
  { response, ...exchange }: Exchange & { response: Record<string, unknown> },
): Promise<Passed> {
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
  const step = secret ? stepOf(code, { secret, now: clock() }) : undefined;
  if (step !== undefined && (await useStep(db, { userId, step }))) return 'app';
  const recoveryCode = readRecoveryCode(code);
  if (!recoveryCode) return undefined;
  return db.transaction().execute(async (db) => {
    if (!(await useRecoveryCode(db, { userId, code: recoveryCode }))) return undefined;
    await notifyOwner(db, { userId, notice: 'recovery-code-used' });
    return 'recovery-code';
  });
}

/** What can be the second step, where this browser has the first one behind it. */
export async function describePending(
  context: Context,
  request: FastifyRequest,
): Promise<SecondStepWays | null> {
  const pending = await findPendingOf(context, request);
  return pending ? findSecondStepWays(context.db, pending.user_id) : null;
}

const findPendingOf = ({ db, clock, publicUrl }: Context, request: FastifyRequest) =>
  findPending(db, { token: readPending(request, publicUrl), now: clock() });

async function getPending(context: Context, { request, userId }: Wanted) {
  const pending = await findPendingOf(context, request);
  if (!pending || (userId !== undefined && pending.user_id !== userId))
    throw new ProblemError('second_step_over');
  const proof = { userId: pending.user_id, version: pending.credentials_version };
  return { proof, token: readPending(request, context.publicUrl) };
}

async function finish(
  { db, publicUrl }: Context,
  { token, reply }: { token: string; reply: FastifyReply },
) {
  forgetPending(reply, publicUrl);
  if (!(await deletePending(db, token))) throw new ProblemError('second_step_over');
}
