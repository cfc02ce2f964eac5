import { addDays } from '#contract/values/durations.ts';
import { markInvitationRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { leaveNotice } from '#server/platform/schedule/leave-notice.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { announceReminder } from './announce.ts';
import { expireDue, lockDueForReminder, markReminded } from './due-store.ts';
import { reminderDay } from './policy.ts';

const batch = 50;

/** Reminds people of their invitations once, and ends invitations whose time is over. */
export const invitationTasks: readonly Task[] = [
  { name: 'reminders of invitations', every: 60, run: remind },
  { name: 'end of invitations', every: 60, run: expire },
];

/** If the reminder comes late, the invitation stays open for another day. */
async function remind(db: Db, now: Date): Promise<boolean> {
  const createdBefore = addDays(now, -reminderDay);
  const due = await lockDueForReminder(db, { createdBefore, limit: batch });
  for (const { id, user_id: userId, ...invitation } of due) {
    if (userId === null) continue;
    const expiresAt = leaveNotice(invitation.expires_at, now);
    await markReminded(db, { id, expiresAt, now });
    const { project_id: projectId, invited_by: invitedBy, role_name: role } = invitation;
    await announceReminder(db, { id, projectId, userId, invitedBy, role, expiresAt, now });
  }
  return due.length === batch;
}

async function expire(db: Db, now: Date): Promise<boolean> {
  const ended = await expireDue(db, { now, limit: batch });
  for (const invitationId of ended) await markInvitationRead(db, invitationId, now);
  return ended.length === batch;
}
