import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxPasskeys } from '#contract/values/vocabulary.ts';
import { notifyOwner, refuseLastMethod } from '#server/accounts/sign-in/methods.ts';
import { findOwner, lockForChange, type Proof } from '#server/accounts/sign-in/method-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { createChallenge, consumeChallenge } from './challenges.ts';
import {
  deletePasskeys,
  findPasskey,
  insertPasskey,
  listPasskeys,
  markUsed,
  needsPasskey,
  type PasskeyRow,
} from './store.ts';
import {
  newPasskeyOptions,
  signInOptions,
  verifyNewPasskey,
  verifySignIn,
  type WebAuthnResponse,
} from './webauthn.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** The options for creating a passkey. They're bound to the person and to this browser. */
export async function createRegistrationOptions(
  context: Context,
  { userId, reply }: { userId: number; reply: FastifyReply },
) {
  const [owner, existing] = await Promise.all([
    findOwner(context.db, userId),
    listPasskeys(context.db, userId),
  ]);
  if (!owner) throw notFound();
  if (existing.length >= maxPasskeys) throw new ProblemError('too_many_passkeys');
  const options = await newPasskeyOptions(context, {
    userId,
    userName: owner.email,
    existing: existing.map(({ credential_id }) => credential_id),
  });
  await createChallenge(context, { challenge: options.challenge, userId, reply });
  return options;
}

/** Stores the passkey a browser created. Throws passkey_refused if it isn't valid. */
export async function addPasskey(
  context: Context,
  {
    userId,
    sessionId,
    name,
    response,
    ...exchange
  }: Exchange & WebAuthnResponse & { userId: number; sessionId: number; name: string },
): Promise<PasskeyRow> {
  const challenge = await consumeChallenge(context, exchange);
  if (challenge.userId !== userId) throw new ProblemError('passkey_refused');
  const credential = await verifyNewPasskey(context, { response, challenge: challenge.challenge });
  return context.db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    await refuseTooMany(db, userId);
    const created = await insertPasskey(db, { ...credential, user_id: userId, name });
    if (!created) throw new ProblemError('passkey_refused');
    await notifyOwner(db, { userId, notice: 'passkey-added' });
    return created;
  });
}

/** Removes a passkey. Throws last_login or last_second_step if nothing else could take its place. */
export async function removePasskey(
  db: Db,
  { userId, sessionId, passkeyId }: { userId: number; sessionId: number; passkeyId: number },
) {
  await db.transaction().execute(async (db) => {
    const all = await listPasskeys(db, userId);
    if (!all.some(({ id }) => id === passkeyId)) throw notFound();
    await refuseLastMethod(db, { userId, sessionId });
    const left = (await listPasskeys(db, userId)).filter(({ id }) => id !== passkeyId);
    if (left.length === 0 && (await needsPasskey(db, userId)))
      throw new ProblemError('last_second_step');
    await deletePasskeys(db, { userId, ids: [passkeyId] });
    await notifyOwner(db, { userId, notice: 'passkey-removed' });
  });
}

/** The options for signing in with any passkey of this site. */
export async function createSignInOptions(context: Context, reply: FastifyReply) {
  const options = await signInOptions(context);
  await createChallenge(context, { challenge: options.challenge, userId: null, reply });
  return options;
}

/** Checks the signature of this browser's challenge and returns the passkey's owner. Throws passkey_refused. */
export async function checkPasskey(
  context: Context,
  { response, ...exchange }: Exchange & WebAuthnResponse,
): Promise<Proof> {
  const { challenge, userId } = await consumeChallenge(context, exchange);
  const passkey =
    typeof response['id'] === 'string' ? await findPasskey(context.db, response['id']) : undefined;
  if (!passkey || userId !== null) throw new ProblemError('passkey_refused');
  const counter = await verifySignIn(context, { response, challenge, passkey });
  await markUsed(context.db, { id: passkey.id, counter, now: context.clock() });
  return { userId: passkey.user_id, version: passkey.version };
}

/** Callers hold the account's lock, so that simultaneous requests can't exceed the limit. */
async function refuseTooMany(db: Db, userId: number) {
  if ((await listPasskeys(db, userId)).length >= maxPasskeys)
    throw new ProblemError('too_many_passkeys');
}
