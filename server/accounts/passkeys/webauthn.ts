import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context } from '#server/platform/context.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { passkeyHost } from './policy.ts';
import type { PasskeyRow } from './store.ts';

/** What a browser sent, as the library expects it. */
export type WebAuthnResponse = { response: Record<string, unknown> };

type Site = Pick<Context, 'publicUrl'>;
type Answer = WebAuthnResponse & { challenge: string };

// EdDSA, ES256 and RS256. By default, the library also tries algorithms that are experimental in Node.
const algorithms = [-8, -7, -257];

/** The options for creating a passkey. A device that already has one of `existing` refuses. */
export const newPasskeyOptions = (
  { publicUrl }: Site,
  { userId, userName, existing }: { userId: number; userName: string; existing: string[] },
) =>
  generateRegistrationOptions({
    rpName: 'Pieces',
    rpID: passkeyHost(publicUrl),
    userID: new TextEncoder().encode(String(userId)),
    userName,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map((id) => ({ id })),
  });

/** Returns the columns of the passkey that a browser created. Throws passkey_refused if it isn't valid. */
export async function verifyNewPasskey({ publicUrl }: Site, { response, challenge }: Answer) {
  const { registrationInfo } = await verifyOrRefuse(() =>
    verifyRegistrationResponse({
      ...expectationsOf({ publicUrl, challenge }),
      response: response as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw new ProblemError('passkey_refused');
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  // WebAuthn allows 1,023 bytes, which is 1,364 base64url characters.
  if (id.length > 1_364) throw new ProblemError('passkey_refused');
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: knownTransports(transports),
  };
}

/** The options for signing in with any passkey of this site. */
export const signInOptions = ({ publicUrl }: Site) =>
  generateAuthenticationOptions({ rpID: passkeyHost(publicUrl), userVerification: 'required' });

/** Checks a signature and returns the passkey's new counter. Throws passkey_refused if it isn't valid. */
export async function verifySignIn(
  { publicUrl }: Site,
  {
    response,
    challenge,
    passkey,
  }: Answer & { passkey: Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'> },
): Promise<number> {
  const { verified, authenticationInfo } = await verifyOrRefuse(() =>
    verifyAuthenticationResponse({
      ...expectationsOf({ publicUrl, challenge }),
      response: response as unknown as AuthenticationResponseJSON,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new ProblemError('passkey_refused');
  return authenticationInfo.newCounter;
}

const expectationsOf = ({ publicUrl, challenge }: { publicUrl: string; challenge: string }) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: passkeyHost(publicUrl),
  requireUserVerification: true,
});

/** The library only throws for invalid input, so every error is a refusal. */
async function verifyOrRefuse<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (cause) {
    throw Object.assign(new ProblemError('passkey_refused'), { cause });
  }
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Keeps the transports we know; the browser may send anything. */
const knownTransports = (sent: unknown) =>
  Array.isArray(sent) ? transports.filter((transport) => sent.includes(transport)) : [];
