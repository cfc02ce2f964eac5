import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { id } from './text.ts';

/** Project member (section 3); `can.remove`: by the person who asks. */
export const member = z.object({
  id: z.int(),
  name: z.string(),
  isCreator: z.boolean(),
  can: z.object({ remove: z.boolean() }),
});
export type Member = z.output<typeof member>;

export const members = {
  'GET /projects/{projectId}/members': {
    summary: 'The team of a project one is a member of, the creator first',
    params: z.object({ projectId: id }),
    reply: z.array(member),
  },
  'POST /projects/{projectId}/members': {
    summary: 'Join a project’s team, as long as it has a place; joining twice changes nothing',
    params: z.object({ projectId: id }),
    reply: member,
    status: 201,
  },
  'DELETE /projects/{projectId}/members/{userId}': {
    summary: 'Leave a team, or remove someone from the project one created',
    params: z.object({ projectId: id, userId: id }),
    status: 204,
  },
} as const satisfies Contract;
