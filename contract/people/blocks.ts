import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

const blockedPerson = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  blockedAt: z.string(),
});
export type BlockedPerson = z.output<typeof blockedPerson>;

export const blocks = {
  'GET /users/blocks': {
    summary: 'List the people you’ve blocked, the last one first',
    reply: z.array(blockedPerson),
  },
  'PUT /users/blocks/{userId}': {
    summary:
      'Block a person. Neither can find, invite, follow or mention the other, or ask to join their team. They aren’t told',
    status: 204,
  },
  'DELETE /users/blocks/{userId}': {
    summary: 'Unblock a person',
    status: 204,
  },
} as const satisfies Contract;
