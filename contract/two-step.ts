import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { profile } from './profiles.ts';

/** Whether a second step is asked for after the password, and what can be it. */
const twoStep = z.object({
  isOn: z.boolean(),
  hasApp: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type TwoStep = z.output<typeof twoStep>;

const code = z
  .string('Code is required')
  .check(z.trim(), z.minLength(1, 'Code is required'), z.maxLength(40, 'This is not a code'));

/** Shown once; nobody can read them afterwards. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const appSetUp = z.object({
  secret: z
    .string('The secret is required')
    .check(z.regex(/^[A-Z2-7]{32}$/, 'The secret is not one of ours')),
  code,
});
export const secondStep = z.object({ code });

/** What can be the second step. */
const secondStepWays = z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() });
export type SecondStepWays = z.output<typeof secondStepWays>;

export const twoStepCalls = {
  'GET /users/two-step': { summary: 'One’s two-step sign-in', reply: twoStep },
  'POST /users/two-step/app/options': {
    summary: 'Begin to set up an authenticator app: a new secret, also as an address for a QR code',
    fresh: true,
    reply: z.object({ secret: z.string(), uri: z.string() }),
  },
  'PUT /users/two-step/app': {
    summary:
      'Use an authenticator app from now on, after one right code; answers with recovery codes where two-step sign-in was off',
    fresh: true,
    body: appSetUp,
    reply: recoveryCodes,
  },
  'DELETE /users/two-step/app': {
    summary: 'Use no authenticator app any more; only where a passkey can be the second step',
    fresh: true,
    status: 204,
  },
  'PUT /users/two-step': {
    summary: 'Ask for a passkey after the password; answers with recovery codes',
    fresh: true,
    reply: recoveryCodes,
  },
  'DELETE /users/two-step': { summary: 'Turn two-step sign-in off', fresh: true, status: 204 },
  'POST /users/two-step/recovery-codes': {
    summary: 'Make new recovery codes; the ones before stop working',
    fresh: true,
    reply: recoveryCodes,
  },
  'GET /auth/second-step': {
    summary:
      'What can be the second step, where this browser has the first one behind it; null otherwise',
    access: 'public',
    reply: z.object({ ways: z.nullable(secondStepWays) }),
  },
  'POST /auth/second-step': {
    summary: 'Finish signing in with a code from the app or a recovery code',
    access: 'public',
    body: secondStep,
    reply: profile,
  },
  'POST /auth/second-step/passkey': {
    summary: 'Finish signing in with a passkey',
    access: 'public',
    body: z.object({ response: z.record(z.string(), z.unknown()) }),
    reply: profile,
  },
  'POST /auth/identity-confirmation/second-step': {
    summary: 'Finish proving who you are with a code from the app or a recovery code',
    body: secondStep,
    status: 204,
  },
} as const satisfies Contract;
