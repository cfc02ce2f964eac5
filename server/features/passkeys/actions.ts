import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxPasskeys } from '#contract/vocabulary.ts';
import { notifyOwner, refuseLastMethod } from '#server/features/sign-in-methods/actions.ts';
import { findOwner, lockForChange, type Proof } from '#server/features/sign-in-methods/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { createChallenge, consumeChallenge } from './challenges.ts';
import { passkeyHost } from './policy.ts';
import {
  deletePasskeys,
  findPasskey,
  insertPasskey,
  listPasskeys,
  markUsed,
  needsPasskey,
  type PasskeyRow,
} from './store.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type WebAuthnResponse = { response: Record<string, unknown> };

// EdDSA, ES256 and RS256. By default, the library also tries algorithms that are experimental in Node.
const algorithms = [-8, -7, -257];

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
  const options = await generateRegistrationOptions({
    rpName: 'Pieces',
    rpID: passkeyHost(context.publicUrl),
    userID: new TextEncoder().encode(String(userId)),
    userName: owner.email,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ credential_id }) => ({ id: credential_id })),
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
  const { registrationInfo } = await verifyOrRefuse(() =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge.challenge,
      expectedOrigin: new URL(context.publicUrl).origin,
      expectedRPID: passkeyHost(context.publicUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw new ProblemError('passkey_refused');
  const { credential } = registrationInfo;
  // WebAuthn allows 1,023 bytes, which is 1,364 base64url characters.
  if (credential.id.length > 1_364) throw new ProblemError('passkey_refused');
  return context.db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    await refuseTooMany(db, userId);
    const created = await insertPasskey(db, {
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: knownTransports(credential.transports),
      name,
    });
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
  const options = await generateAuthenticationOptions({
    rpID: passkeyHost(context.publicUrl),
    userVerification: 'required',
  });
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
  const { verified, authenticationInfo } = await verifyOrRefuse(() =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(context.publicUrl).origin,
      expectedRPID: passkeyHost(context.publicUrl),
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new ProblemError('passkey_refused');
  const { newCounter: counter } = authenticationInfo;
  await markUsed(context.db, { id: passkey.id, counter, now: context.clock() });
  return { userId: passkey.user_id, version: passkey.version };
}

/** The library only throws for invalid input, so every error is a refusal. */
async function verifyOrRefuse<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (cause) {
    throw Object.assign(new ProblemError('passkey_refused'), { cause });
  }
}

/** Callers hold the account's lock, so that simultaneous requests can't exceed the limit. */
async function refuseTooMany(db: Db, userId: number) {
  if ((await listPasskeys(db, userId)).length >= maxPasskeys)
    throw new ProblemError('too_many_passkeys');
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Keeps the transports we know; the browser may send anything. */
const knownTransports = (sent: unknown) =>
  Array.isArray(sent) ? transports.filter((transport) => sent.includes(transport)) : [];
