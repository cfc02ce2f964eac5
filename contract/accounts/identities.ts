import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { providers } from '#contract/values/vocabulary.ts';
import { atMost } from '#contract/values/text/text.ts';

/** An external login. `email` is the address the provider gave for it. */
const identity = z.object({
  provider: z.enum(providers),
  linked: z.boolean(),
  email: z.nullable(z.string()),
  linkedAt: z.nullable(z.string()),
  can: z.object({ link: z.boolean(), unlink: z.boolean() }),
});
export type Identity = z.output<typeof identity>;

const provider = z.enum(providers, `Provider must be one of ${providers.join(', ')}`);

export const identities = {
  'GET /auth/providers': {
    summary: 'List the sign-in providers that are set up on this server',
    access: 'public',
    reply: z.array(z.enum(providers)),
  },
  'GET /users/identities': {
    summary: 'List both sign-in providers and whether they’re linked to your account',
    reply: z.array(identity),
  },
  'POST /users/identities': {
    summary: 'Start linking Google or GitHub. Send the browser to `location`',
    fresh: true,
    body: z.object({ provider }),
    reply: z.object({ location: z.string() }),
  },
  'POST /auth/identity-confirmation/{provider}': {
    summary:
      'Start confirming your identity with a linked account. Send the browser to `location`; it comes back to `next`',
    params: z.object({ provider }),
    body: z.object({
      next: z
        .string('Next must be a path')
        .check(atMost(2000, 'Next must not exceed 2000 characters')),
    }),
    reply: z.object({ location: z.string() }),
  },
  'DELETE /users/identities/{provider}': {
    summary: 'Unlink Google or GitHub, unless it’s your only way to sign in',
    fresh: true,
    params: z.object({ provider }),
    status: 204,
  },
} as const satisfies Contract;
