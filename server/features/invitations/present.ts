import type { Invitation, InvitationLink } from '#contract/invitations.ts';
import type { findByHash, InvitationRow } from './store.ts';

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  role: row.role_name,
  invitedBy: row.inviter_id === null ? null : { id: row.inviter_id, name: row.inviter_name },
  mostUses: row.most_uses,
  uses: row.uses,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isOpen: row.is_open,
  usedBy: row.used_by.map(({ at, ...person }) => ({ ...person, at: new Date(at).toISOString() })),
});

type LinkRow = NonNullable<Awaited<ReturnType<typeof findByHash>>>;

export const presentLink = (row: LinkRow): InvitationLink => ({
  project: {
    id: row.project_id,
    name: row.name,
    description: row.description,
    status: row.status,
    currentMembers: row.members,
    teamSize: row.team_size,
  },
  role: row.role_name,
  invitedBy: row.inviter_id === null ? null : row.inviter_name,
  expiresAt: row.expires_at,
  isMember: row.is_member,
});
