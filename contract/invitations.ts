import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { id } from './text.ts';
import { invitationDays, maxInvitationUses, projectStatuses } from './vocabulary.ts';

/** `roleId`: the role to join in, or null for none. `mostUses`: how many people can use the link. */
const invitationForm = z.object({
  roleId: z._default(z.nullable(z.int('Choose a role from the list')), null),
  mostUses: z._default(
    z
      .int('Uses must be a whole number')
      .check(
        z.minimum(1, 'A link has at least 1 use'),
        z.maximum(maxInvitationUses, `A link has up to ${maxInvitationUses} uses`),
      ),
    1,
  ),
  days: z._default(
    z.union(
      invitationDays.map((days) => z.literal(days)),
      `Days must be one of ${invitationDays.join(', ')}`,
    ),
    7,
  ),
});

/**
 * An invitation by link. `role`: the name of its role, or an empty string. `invitedBy` is null if their
 * account was deleted. `isOpen`: someone can still use it.
 */
const invitation = z.object({
  id: z.int(),
  role: z.string(),
  invitedBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  mostUses: z.int(),
  uses: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isOpen: z.boolean(),
  usedBy: z.array(z.object({ id: z.int(), name: z.string(), at: z.string() })),
});
export type Invitation = z.output<typeof invitation>;

/** What a link shows to whoever has it. `isMember`: the person asking is in the team. */
const invitationLink = z.object({
  project: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    status: z.enum(projectStatuses),
    currentMembers: z.int(),
    teamSize: z.int(),
  }),
  role: z.string(),
  invitedBy: z.nullable(z.string()),
  expiresAt: z.string(),
  isMember: z.boolean(),
});
export type InvitationLink = z.output<typeof invitationLink>;

const ofProject = z.object({ projectId: id });
const ofLink = z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) });

export const invitations = {
  'POST /projects/{projectId}/invitations': {
    summary:
      'Create a link to join a project that you lead. Its address is only shown in this reply',
    params: ofProject,
    body: invitationForm,
    reply: z.object({ ...invitation.shape, url: z.string() }),
    status: 201,
  },
  'GET /projects/{projectId}/invitations': {
    summary: 'List the 20 newest links to join a project that you lead, and who used them',
    params: ofProject,
    reply: z.array(invitation),
  },
  'DELETE /projects/{projectId}/invitations/{invitationId}': {
    summary: 'Revoke a link to join a project that you lead. Idempotent',
    params: z.object({ projectId: id, invitationId: id }),
    status: 204,
  },
  'GET /invitation-links/{token}': {
    summary: 'Get who invites you to which project, by the token of a link',
    access: 'public',
    params: ofLink,
    reply: invitationLink,
  },
  'POST /invitation-links/{token}/use': {
    summary: 'Join a project by a link, also if its leads answer first. Idempotent',
    params: ofLink,
    reply: z.object({ projectId: z.int() }),
  },
} as const satisfies Contract;
