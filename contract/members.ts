import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { id } from './text.ts';

/**
 * Project member (Specification, section 3). `avatar`: where their photo is. `role`: the name of their
 * role, or an empty string. Leads run the project; the creator is always one. `can.remove`: whether the
 * person asking may remove them.
 */
export const member = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.string(),
  isCreator: z.boolean(),
  isLead: z.boolean(),
  can: z.object({ remove: z.boolean() }),
});
export type Member = z.output<typeof member>;

/** The role to join in, if any. The call also works without a body. */
const joining = z._default(z.object({ roleId: z.optional(z.int()) }), {});

export const members = {
  'GET /projects/{projectId}/members': {
    summary: 'List the team of a project you’re a member of, the creator first',
    params: z.object({ projectId: id }),
    reply: z.array(member),
  },
  'POST /projects/{projectId}/members': {
    summary:
      'Join a project’s team if it isn’t full, in one of its roles or without one. Idempotent',
    params: z.object({ projectId: id }),
    body: joining,
    reply: member,
    status: 201,
  },
  'DELETE /projects/{projectId}/members/{userId}': {
    summary: 'Leave a team, or remove someone from a project you created',
    params: z.object({ projectId: id, userId: id }),
    status: 204,
  },
} as const satisfies Contract;
