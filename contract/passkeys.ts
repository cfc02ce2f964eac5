import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { profile } from './profiles.ts';
import { id, line } from './text.ts';

/** A passkey of the person who asks. `lastUsedAt` is null until it was used. */
const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

/** What browsers are handed and hand back (WebAuthn, as JSON). The server's library reads it closely. */
const webAuthn = z.record(z.string(), z.unknown());
const options = z.object({ options: webAuthn });
const answer = z.object({ response: webAuthn });

export const passkeys = {
  'GET /users/passkeys': {
    summary:
      'One’s passkeys. `available`: whether browsers can have any at the address that Pieces is opened by',
    reply: z.object({ available: z.boolean(), passkeys: z.array(passkey) }),
  },
  'POST /users/passkeys/options': {
    summary: 'Begin to add a passkey: what the browser is asked to create',
    fresh: true,
    reply: options,
  },
  'POST /users/passkeys': {
    summary: 'Add the passkey that the browser has created',
    fresh: true,
    body: z.extend(answer, { name: line('Name', { min: 1, max: 50 }) }),
    reply: passkey,
    status: 201,
  },
  'DELETE /users/passkeys/{passkeyId}': {
    summary: 'Remove a passkey, unless it is the last way to sign in or the only second step',
    fresh: true,
    params: z.object({ passkeyId: id }),
    status: 204,
  },
  'POST /auth/passkey/options': {
    summary:
      'Begin to use a passkey, to sign in, as the second step, or to prove who one is: what the browser is asked to sign',
    access: 'public',
    reply: options,
  },
  'POST /auth/passkey': {
    summary: 'Sign in with a passkey',
    access: 'public',
    body: answer,
    reply: profile,
  },
  'POST /auth/identity-confirmation/passkey': {
    summary: 'Prove who one is with a passkey',
    body: answer,
    status: 204,
  },
} as const satisfies Contract;
