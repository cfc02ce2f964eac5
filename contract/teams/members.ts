import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/**
 * Project member (Specification, section 3). `avatar`: where their photo is. `role`: the name of their
 * role, or an empty string; it stays when the role is deleted, and `roleId` is null then. Leads run the
 * project; the creator is always one. `can`: what the person asking may do. `can.dismiss`: remove them
 * with a sentence that they're emailed. `leavesOn`: the day on which they leave, if they plan to.
 * `quietDays`: for how many days nothing was heard from them, for leads, if they didn't answer when they
 * were asked. `can.release`: unassign their open tickets. `can.free`: free their place. Then they have
 * `inactiveSince`: they can read the board, but don't take a place on the team.
 */
export const member = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.string(),
  roleId: z.nullable(z.int()),
  isCreator: z.boolean(),
  isLead: z.boolean(),
  leavesOn: z.nullable(z.string()),
  awayUntil: z.nullable(z.string()),
  quietDays: z.nullable(z.int()),
  inactiveSince: z.nullable(z.string()),
  can: z.object({
    remove: z.boolean(),
    dismiss: z.boolean(),
    chooseRole: z.boolean(),
    makeLead: z.boolean(),
    release: z.boolean(),
    free: z.boolean(),
  }),
});
export type Member = z.output<typeof member>;

/** The role to join in, if any. The call also works without a body. */
const joining = z._default(z.object({ roleId: z.optional(z.int()) }), {});

/** A member's new role (null for none), or whether they're a lead. */
const memberUpdate = z.object({
  roleId: z.optional(z.nullable(z.int('Choose a role from the list'))),
  isLead: z.optional(z.boolean('Say whether they’re a lead')),
});

export const members = {
  'GET /projects/{projectId}/members': {
    summary: 'List the team of a project you’re a member of, the creator first',
    reply: z.array(member),
  },
  'POST /projects/{projectId}/members': {
    summary:
      'Join a project’s team if it isn’t full, in one of its roles or without one. Idempotent',
    body: joining,
    reply: member,
    status: 201,
  },
  'PUT /projects/{projectId}/members/{userId}': {
    summary: 'Choose a member’s role, or make them a lead. Members can choose their own role',
    body: memberUpdate,
    reply: member,
  },
  'PUT /projects/{projectId}/welcome/seen': {
    summary: 'Remember that you’ve seen the welcome to a team',
    status: 204,
  },
  'DELETE /projects/{projectId}/members/{userId}': {
    summary: 'Leave a team, or remove someone from a project you created',
    status: 204,
  },
} as const satisfies Contract;
