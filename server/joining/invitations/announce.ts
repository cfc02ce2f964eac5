import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';

type Sent = {
  id: number;
  projectId: number;
  userId: number;
  invitedBy: number | null;
  role: string;
  expiresAt: string;
  now: Date;
};

/** Tells someone that they're invited. */
export const announceInvitation = (
  db: Db,
  { id, projectId, userId, invitedBy, role, expiresAt, message, now }: Sent & { message: string },
) =>
  tell(db, {
    kind: 'invitation_received',
    to: userId,
    actorId: invitedBy,
    projectId,
    data: { invitationId: id, role, message, expiresAt },
    now,
  });

/** Reminds someone that an invitation ends soon. */
export const announceReminder = (
  db: Db,
  { id, projectId, userId, invitedBy, role, expiresAt, now }: Sent,
) =>
  tell(db, {
    kind: 'invitation_reminder',
    to: userId,
    actorId: invitedBy,
    projectId,
    data: { invitationId: id, role, expiresAt },
    now,
  });
