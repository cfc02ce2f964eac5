import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { profile } from '#contract/profiles/profiles.ts';
import { line } from '#contract/values/text/text.ts';

/** One of the person's passkeys. `lastUsedAt` is null if it was never used. */
const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

/** WebAuthn options and responses as JSON. The server's WebAuthn library validates them. */
const webAuthn = z.record(z.string(), z.unknown());
const options = z.object({ options: webAuthn });
const webAuthnResponse = z.object({ response: webAuthn });

export const passkeys = {
  'GET /users/passkeys': {
    summary: 'List your passkeys. `available`: whether passkeys work at this server’s URL',
    reply: z.object({ available: z.boolean(), passkeys: z.array(passkey) }),
  },
  'POST /users/passkeys/options': {
    summary: 'Get the WebAuthn options for adding a passkey',
    fresh: true,
    reply: options,
  },
  'POST /users/passkeys': {
    summary: 'Add the passkey the browser created',
    fresh: true,
    body: z.extend(webAuthnResponse, { name: line('Name', { min: 1, max: 50 }) }),
    reply: passkey,
    status: 201,
  },
  'DELETE /users/passkeys/{passkeyId}': {
    summary: 'Delete a passkey, unless it’s your only way to sign in or your only second step',
    fresh: true,
    status: 204,
  },
  'POST /auth/passkey/options': {
    summary:
      'Get the WebAuthn options for using a passkey: to sign in, as a second step or to confirm your identity',
    access: 'public',
    anyone: true,
    reply: options,
  },
  'POST /auth/passkey': {
    summary: 'Sign in with a passkey',
    access: 'public',
    anyone: true,
    body: webAuthnResponse,
    reply: profile,
  },
  'POST /auth/identity-confirmation/passkey': {
    summary: 'Confirm your identity with a passkey',
    body: webAuthnResponse,
    status: 204,
  },
} as const satisfies Contract;
