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
type Answer = { response: Record<string, unknown> };

// EdDSA, ES256 and RS256. Left to itself, the library also tries what Node calls experimental.
const algorithms = [-8, -7, -257];

/** What a browser is asked to create. It is bound to the person, and to the browser that asks. */
export async function createRegistrationOptions(
  context: Context,
  { userId, reply }: { userId: number; reply: FastifyReply },
) {
  const [owner, known] = await Promise.all([
    findOwner(context.db, userId),
    listPasskeys(context.db, userId),
  ]);
  if (!owner) throw notFound();
  if (known.length >= maxPasskeys) throw new ProblemError('too_many_passkeys');
  const options = await generateRegistrationOptions({
    rpName: 'Pieces',
    rpID: passkeyHost(context.publicUrl),
    userID: new TextEncoder().encode(String(userId)),
    userName: owner.email,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
  });
  await createChallenge(context, { challenge: options.challenge, userId, reply });
  return options;
}

/** Keeps the passkey that a browser has created. Throws passkey_refused where it does not fit. */
export async function addPasskey(
  context: Context,
  {
    userId,
    sessionId,
    name,
    response,
    ...exchange
  }: Exchange & Answer & { userId: number; sessionId: number; name: string },
): Promise<PasskeyRow> {
  const asked = await consumeChallenge(context, exchange);
  if (asked.userId !== userId) throw new ProblemError('passkey_refused');
  const { registrationInfo } = await verifyOrRefuse(() =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: new URL(context.publicUrl).origin,
      expectedRPID: passkeyHost(context.publicUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw new ProblemError('passkey_refused');
  const { credential } = registrationInfo;
  // No longer than WebAuthn allows (1,023 bytes).
  if (credential.id.length > 1_364) throw new ProblemError('passkey_refused');
  return context.db.transaction().execute(async (db) => {
    await lockForChange(db, { userId, sessionId });
    await refuseTooMany(db, userId);
    const made = await insertPasskey(db, {
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: knownTransports(credential.transports),
      name,
    });
    if (!made) throw new ProblemError('passkey_refused');
    await notifyOwner(db, { userId, notice: 'passkey-added' });
    return made;
  });
}

/** Removes a passkey. Throws last_login and last_second_step where nothing would take its place. */
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

/** What a browser is asked to sign, with whichever passkey its person chooses. */
export async function createSignInOptions(context: Context, reply: FastifyReply) {
  const options = await generateAuthenticationOptions({
    rpID: passkeyHost(context.publicUrl),
    userVerification: 'required',
  });
  await createChallenge(context, { challenge: options.challenge, userId: null, reply });
  return options;
}

/** The person whose passkey has signed this browser's challenge. Throws passkey_refused. */
export async function checkPasskey(
  context: Context,
  { response, ...exchange }: Exchange & Answer,
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

/** Whatever the library throws is about what a browser sent. */
async function verifyOrRefuse<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (cause) {
    throw Object.assign(new ProblemError('passkey_refused'), { cause });
  }
}

/** Callers hold the account's lock, so that two passkeys at once are counted one after the other. */
async function refuseTooMany(db: Db, userId: number) {
  if ((await listPasskeys(db, userId)).length >= maxPasskeys)
    throw new ProblemError('too_many_passkeys');
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** What a browser says of how it reaches a passkey; it may say anything. */
const knownTransports = (said: unknown) =>
  Array.isArray(said) ? transports.filter((one) => said.includes(one)) : [];
