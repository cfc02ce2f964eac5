import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { containsLink } from '#contract/values/text/contains-link.ts';
import { linkKey, text } from '#contract/values/text/text.ts';
import {
  invitationDays,
  invitationStates,
  maxInvitationUses,
  projectStatuses,
} from '#contract/values/vocabulary.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/**
 * `roleId`: the role to join in, or null for none. `userId`: whom to invite; without one, a link is
 * created. `message` is for that person and mustn't contain a link, because they're emailed it.
 * `mostUses` and `days`: how many people can use the link, and for how long.
 */
const invitationForm = z.object({
  userId: z._default(z.nullable(z.int('Choose a person')), null),
  message: z._default(
    text('Message', { max: 600 }).check(
      z.refine((message) => !containsLink(message), 'Message must not contain a link'),
    ),
    '',
  ),
  roleId: z._default(z.nullable(z.int('Choose a role from the list')), null),
  mostUses: z._default(
    z
      .int('Uses must be a whole number')
      .check(
        z.minimum(1, 'A link has at least 1 use'),
        z.maximum(maxInvitationUses, `A link can have up to ${maxInvitationUses} uses`),
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
 * An invitation by link, or to `user`. `state` is null for a link. `role`: the name of its role, or an empty string. `invitedBy` is null if their
 * account was deleted. `isOpen`: someone can still use it.
 */
const invitation = z.object({
  id: z.int(),
  user: z.nullable(shownPerson),
  state: z.nullable(z.enum(invitationStates)),
  message: z.string(),
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

const invitingProject = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses),
  currentMembers: z.int(),
  teamSize: z.int(),
});

/** An invitation as the invited person sees it. `endedAt`: when it stopped being open. */
const ownInvitation = z.object({
  id: z.int(),
  project: invitingProject,
  role: z.string(),
  roleId: z.nullable(z.int()),
  invitedBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  message: z.string(),
  state: z.enum(invitationStates),
  createdAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.nullable(z.string()),
  can: z.object({ answer: z.boolean() }),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

/** What a link shows to the person who has it. `isMember`: the person asking is on the team. */
const invitationLink = z.object({
  project: invitingProject,
  role: z.string(),
  invitedBy: z.nullable(z.string()),
  expiresAt: z.string(),
  isMember: z.boolean(),
});
export type InvitationLink = z.output<typeof invitationLink>;

const ofLink = z.object({ token: linkKey });

export const invitations = {
  'POST /projects/{projectId}/invitations': {
    summary:
      'Invite someone to a project that you lead, or create a link to join it. The URL of a link is only in this response, as `url`, which is empty otherwise',
    body: invitationForm,
    reply: z.object({ ...invitation.shape, url: z.string() }),
    status: 201,
  },
  'GET /projects/{projectId}/invitations': {
    summary:
      'List the 20 newest links to join a project that you lead, with who used them, and its 20 newest invitations to people',
    reply: z.array(invitation),
  },
  'DELETE /projects/{projectId}/invitations/{invitationId}': {
    summary: 'Withdraw an invitation to a project that you lead. Idempotent',
    status: 204,
  },
  'GET /invitations': {
    summary: 'List your 50 newest invitations, open ones first',
    reply: z.array(ownInvitation),
  },
  'GET /invitations/{invitationId}': {
    summary: 'Get an invitation to you',
    reply: ownInvitation,
  },
  'POST /invitations/{invitationId}/acceptance': {
    summary: 'Join the team that you’re invited to, even if its leads answer first. Idempotent',
    reply: z.object({ projectId: z.int() }),
  },
  'POST /invitations/{invitationId}/refusal': {
    summary: 'Decline an invitation. Idempotent',
    status: 204,
  },
  'GET /invitation-links/{token}': {
    summary: 'Get who invites you to which project, by the token of a link',
    access: 'public',
    params: ofLink,
    reply: invitationLink,
  },
  'POST /invitation-links/{token}/use': {
    summary: 'Join a project by a link, even if its leads answer first. Idempotent',
    params: ofLink,
    reply: z.object({ projectId: z.int() }),
  },
} as const satisfies Contract;
