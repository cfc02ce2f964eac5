import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { containsLink } from './one-line.ts';
import { id, text } from './text.ts';

/**
 * Project member (Specification, section 3). `avatar`: where their photo is. `role`: the name of their
 * role, or an empty string; it stays when the role is deleted, and `roleId` is null then. Leads run the
 * project; the creator is always one. `can`: what the person asking may do. `can.dismiss`: remove them
 * with a sentence that they're emailed.
 */
export const member = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.string(),
  roleId: z.nullable(z.int()),
  isCreator: z.boolean(),
  isLead: z.boolean(),
  can: z.object({
    remove: z.boolean(),
    dismiss: z.boolean(),
    chooseRole: z.boolean(),
    makeLead: z.boolean(),
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

/** Who is removed, and why. They're emailed the note, so it mustn't contain a link. */
const dismissal = z.object({
  userId: z.int('Choose a member'),
  note: text('Note', { min: 3, max: 300 }).check(
    z.refine((note) => !containsLink(note), 'Note must not contain a link'),
  ),
});

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
  'PUT /projects/{projectId}/members/{userId}': {
    summary: 'Choose a member’s role, or make them a lead. Members can choose their own role',
    params: z.object({ projectId: id, userId: id }),
    body: memberUpdate,
    reply: member,
  },
  'PUT /projects/{projectId}/welcome/seen': {
    summary: 'Remember that you’ve seen the welcome to a team',
    params: z.object({ projectId: id }),
    status: 204,
  },
  'POST /projects/{projectId}/departures': {
    summary:
      'Remove someone from a team that you lead, with a note to them. For 90 days, they can only rejoin by an invitation',
    params: z.object({ projectId: id }),
    body: dismissal,
    status: 204,
  },
  'DELETE /projects/{projectId}/members/{userId}': {
    summary: 'Leave a team, or remove someone from a project you created',
    params: z.object({ projectId: id, userId: id }),
    status: 204,
  },
} as const satisfies Contract;
