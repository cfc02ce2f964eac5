import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { profile } from '#contract/profiles/profiles.ts';
import { atMost } from '#contract/values/text/text.ts';

/** Whether signing in takes a second step, and which second steps there are. */
const twoStep = z.object({
  isOn: z.boolean(),
  hasApp: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type TwoStep = z.output<typeof twoStep>;

const code = z
  .string('Code is required')
  .check(z.trim(), z.minLength(1, 'Code is required'), atMost(40, 'This isn’t a valid code'));

/** Shown only once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const appSetUp = z.object({
  secret: z
    .string('The secret is required')
    .check(
      atMost(32, 'The secret isn’t valid'),
      z.regex(/^[A-Z2-7]{32}$/, 'The secret isn’t valid'),
    ),
  code,
});
export const secondStep = z.object({ code });

/** The available second steps. */
const secondStepWays = z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() });
export type SecondStepWays = z.output<typeof secondStepWays>;

export const twoStepCalls = {
  'GET /users/two-step': { summary: 'Get your two-step sign-in settings', reply: twoStep },
  'POST /users/two-step/app/options': {
    summary: 'Start setting up an authenticator app: get a new secret and its URI for a QR code',
    fresh: true,
    reply: z.object({ secret: z.string(), uri: z.string() }),
  },
  'PUT /users/two-step/app': {
    summary:
      'Save an authenticator app after one right code. Returns recovery codes if two-step sign-in was off',
    fresh: true,
    body: appSetUp,
    reply: recoveryCodes,
  },
  'DELETE /users/two-step/app': {
    summary: 'Remove the authenticator app, if a passkey can be the second step',
    fresh: true,
    status: 204,
  },
  'PUT /users/two-step': {
    summary: 'Turn on two-step sign-in with a passkey. Returns recovery codes',
    fresh: true,
    reply: recoveryCodes,
  },
  'DELETE /users/two-step': { summary: 'Turn off two-step sign-in', fresh: true, status: 204 },
  'POST /users/two-step/recovery-codes': {
    summary: 'Create new recovery codes. The old ones stop working',
    fresh: true,
    reply: recoveryCodes,
  },
  'GET /auth/second-step': {
    summary:
      'List the available second steps if the first step is done in this browser; otherwise null',
    access: 'public',
    anyone: true,
    reply: z.object({ ways: z.nullable(secondStepWays) }),
  },
  'POST /auth/second-step': {
    summary: 'Finish signing in with a code from the app or a recovery code',
    access: 'public',
    anyone: true,
    body: secondStep,
    reply: profile,
  },
  'POST /auth/second-step/passkey': {
    summary: 'Finish signing in with a passkey as the second step',
    access: 'public',
    anyone: true,
    body: z.object({ response: z.record(z.string(), z.unknown()) }),
    reply: profile,
  },
  'POST /auth/identity-confirmation/second-step': {
    summary: 'Finish confirming your identity with a code from the app or a recovery code',
    body: secondStep,
    status: 204,
  },
} as const satisfies Contract;
