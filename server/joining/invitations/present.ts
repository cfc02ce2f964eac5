import type { Invitation, InvitationLink, OwnInvitation } from '#contract/joining/invitations.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { OwnInvitationRow } from './person-store.ts';
import { canAnswer } from './policy.ts';
import type { findByHash, InvitationRow } from './store.ts';

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  user:
    row.person_id === null
      ? null
      : {
          id: row.person_id,
          name: row.person_name,
          avatar: row.person_avatar && photoAddress(row.person_avatar),
        },
  state: row.state,
  message: row.message,
  role: row.role_name,
  invitedBy: row.inviter_id === null ? null : { id: row.inviter_id, name: row.inviter_name },
  mostUses: row.most_uses,
  uses: row.uses,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isOpen: row.state === null ? row.is_open : canAnswer(row),
  usedBy: row.used_by.map(({ at, ...person }) => ({ ...person, at: new Date(at).toISOString() })),
});

export const presentOwnInvitation = (row: OwnInvitationRow): OwnInvitation => ({
  id: row.id,
  project: projectOf(row),
  role: row.role_name,
  roleId: row.role_id,
  invitedBy: row.inviter_id === null ? null : { id: row.inviter_id, name: row.inviter_name },
  message: row.message,
  state: row.state ?? 'sent',
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
  can: { answer: canAnswer(row) },
});

type LinkRow = NonNullable<Awaited<ReturnType<typeof findByHash>>>;

export const presentLink = (row: LinkRow): InvitationLink => ({
  project: projectOf(row),
  role: row.role_name,
  invitedBy: row.inviter_id === null ? null : row.inviter_name,
  expiresAt: row.expires_at,
  isMember: row.is_member,
});

const projectOf = (row: OwnInvitationRow | LinkRow) => ({
  id: row.project_id,
  name: row.name,
  description: row.description,
  status: row.status,
  currentMembers: row.members,
  teamSize: row.team_size,
});
