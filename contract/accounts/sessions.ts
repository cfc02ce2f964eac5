import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/** A browser the person is signed in to. `current`: the one making the request. */
const session = z.object({
  id: z.int(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const sessions = {
  'GET /users/sessions': {
    summary: 'List where you’re signed in: this browser first, then the newest',
    reply: z.array(session),
  },
  'DELETE /users/sessions/{sessionId}': {
    summary: 'Sign out one browser',
    fresh: true,
    status: 204,
  },
  'DELETE /users/sessions': {
    summary: 'Sign out everywhere else',
    fresh: true,
    status: 204,
  },
} as const satisfies Contract;
