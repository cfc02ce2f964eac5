import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/**
 * What's left before a limit: null if it's far away. `limit`: what it counts, those of a day, active teams or
 * open requests. Only that of a day ends on its own: at `endsAt`, if nothing is left.
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
