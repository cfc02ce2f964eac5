import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/**
 * How often someone can still do something; null if they're far from the limit. `limit` is what it counts: what
 * they do in a day, their active teams or their open requests. Only the limit of a day ends by itself. `endsAt`
 * says when, if nothing is left.
 */
const allowance = z.nullable(
  z.object({
    left: z.int(),
    limit: z.enum(['day', 'teams', 'requests']),
    endsAt: z.nullable(z.string()),
  }),
);
export type Allowance = z.output<typeof allowance>;

export const allowances = {
  'GET /users/allowances': {
    summary: 'Get whether you’re close to the limits on joining teams, asking to and inviting',
    reply: z.object({ join: allowance, ask: allowance, invite: allowance }),
  },
} as const satisfies Contract;
