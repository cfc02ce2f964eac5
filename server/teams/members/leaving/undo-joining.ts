import { takeBackEvent } from '#server/history/activity/actions.ts';
import { insertChange, renameChanges } from '#server/history/changes/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { deleteNotifications } from '#server/notifications/notifications/store.ts';
import { endMembership } from '#server/teams/members/leading/offers.ts';
import { deleteParticipation } from '#server/teams/members/participation-store.ts';
import { listMemberIds } from '#server/teams/members/store.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { releaseTickets } from './departing.ts';
import { hasJustJoined } from './undo-joining-store.ts';

/**
 * Takes back that someone has just joined on their own, as if it hadn't happened. Only those who have
 * already seen that they joined are told that they left. Returns false if it's too late for that, or they
 * have done something there. The caller holds the project's lock.
 */
export async function undoJoining(db: Db, { projectId, userId }: Membership): Promise<boolean> {
  if (!(await hasJustJoined(db, { projectId, userId }))) return false;
  const by = { projectId, actorId: userId };
  const unassigned = await releaseTickets(db, { ...by, userId });
  await takeBackEvent(db, { ...by, kind: 'project_joined' });
  await deleteParticipation(db, { projectId, userId });
  await endMembership(db, { projectId, userId });
  // Their numbers stay: open boards load the team again after each.
  await renameChanges(db, { ...by, from: 'member_joined', to: 'member_changed' });
  await insertChange(db, { projectId, kind: 'member_changed', actorId: userId });
  await reserveFreePlaces(db, { projectId });
  const team = await listMemberIds(db, projectId);
  const to = await deleteNotifications(db, { ...by, kind: 'member_joined', userIds: team });
  await tell(db, { kind: 'member_left', to, ...by, data: { note: '', unassigned } });
  return true;
}
