import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { day } from '#contract/values/text/text.ts';

export const inactivity = {
  'PUT /projects/{projectId}/sign-of-life': {
    summary: 'Say that you’re still there and your team is still building',
    status: 204,
  },
  'PUT /projects/{projectId}/away': {
    summary:
      'Say until which day you’re away from a team, at most 60 days ahead, or null. Until then nobody asks about your tickets',
    body: z.object({ until: z.nullable(day('Last day away')) }),
    status: 204,
  },
  'DELETE /projects/{projectId}/members/{userId}/tickets': {
    summary: 'Unassign the open tickets of someone who is quiet, on a team that you lead',
    status: 204,
  },
  'PUT /projects/{projectId}/members/{userId}/inactivity': {
    summary:
      'Open up the spot of someone who has been quiet for 21 days, on a team that you lead. They can still read the board, and can rejoin if there’s room',
    status: 204,
  },
} as const satisfies Contract;
