import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { linkKey, text } from '#contract/values/text/text.ts';
import { projectStatuses } from '#contract/values/vocabulary.ts';

/**
 * `roleId`: the role that the person would like, or null for any. `token`: the link that invited them,
 * if they have one; invited people are first in line.
 */
const waitingForm = z._default(
  z.object({
    roleId: z._default(z.nullable(z.int('Choose a role from the list')), null),
    token: z.optional(linkKey),
  }),
  { roleId: null },
);

/**
 * A place on a waiting list, or the place that's reserved for someone who was first on it.
 * `reservationId` and `reservedUntil` are null while they wait. `asksFirst`: whether the leads answer
 * before they join. `requestId`: they've taken the reserved place by asking to
 * join, and it's kept until that request has an answer.
 */
const waiting = z.object({
  project: z.object({ id: z.int(), name: z.string(), status: z.enum(projectStatuses) }),
  roleId: z.nullable(z.int()),
  role: z.string(),
  since: z.nullable(z.string()),
  reservationId: z.nullable(z.int()),
  reservedUntil: z.nullable(z.string()),
  asksFirst: z.boolean(),
  requestId: z.nullable(z.int()),
});
export type Waiting = z.output<typeof waiting>;

export const waitings = {
  'GET /waitings': {
    summary: 'List the waiting lists you’re on, and the spots that are reserved for you',
    reply: z.array(waiting),
  },
  'PUT /projects/{projectId}/waiting': {
    summary:
      'Join the waiting list of a full team. When it’s your turn, we tell you and reserve a spot for you for 48 hours',
    body: waitingForm,
    reply: waiting,
  },
  'DELETE /projects/{projectId}/waiting': {
    summary: 'Leave a waiting list, or decline the spot that’s reserved for you. Idempotent',
    status: 204,
  },
  'POST /projects/{projectId}/reservation/acceptance': {
    summary:
      'Take the spot that’s reserved for you. Where the leads answer first, it asks them to answer within 2 days. Idempotent',
    body: z._default(z.object({ message: z._default(text('Message', { max: 600 }), '') }), {
      message: '',
    }),
    reply: z.object({ projectId: z.int(), requestId: z.nullable(z.int()) }),
  },
} as const satisfies Contract;
