import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/** `createdAt`: when the address was made; null if there's none. */
const calendarFeed = z.object({ createdAt: z.nullable(z.string()) });

export const calendarFeedCalls = {
  'GET /users/calendar-feed': {
    summary: 'Get whether your calendar has an address',
    reply: calendarFeed,
  },
  'PUT /users/calendar-feed': {
    summary:
      'Make the secret address of your calendar, in place of the one before. It’s only in this reply',
    fresh: true,
    reply: z.extend(calendarFeed, { address: z.string() }),
  },
  'DELETE /users/calendar-feed': {
    summary: 'Remove the address of your calendar. Idempotent',
    status: 204,
  },
} as const satisfies Contract;
