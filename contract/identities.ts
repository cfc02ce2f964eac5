import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { providers } from './vocabulary.ts';

/** A way to sign in that another company vouches for. `email` is how it is known there. */
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
  'GET /users/identities': {
    summary: 'Both external logins, and which of them is linked to one’s account',
    reply: z.array(identity),
  },
  'POST /users/identities': {
    summary: 'Begin to link an external login; the browser then goes to `location`',
    body: z.object({ provider }),
    reply: z.object({ location: z.string() }),
  },
  'DELETE /users/identities/{provider}': {
    summary: 'Unlink an external login, unless it is the last way to sign in',
    params: z.object({ provider }),
    status: 204,
  },
} as const satisfies Contract;
