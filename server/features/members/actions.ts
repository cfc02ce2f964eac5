import { recordEvent } from '#server/features/activity/actions.ts';
import { insertChanges } from '#server/features/changes/store.ts';
import { hasEvent } from '#server/features/activity/store.ts';
import { tell } from '#server/features/notifications/actions.ts';
import { openParticipation } from '#server/features/participations/store.ts';
import { hasPlace } from '#server/features/roles/policy.ts';
import { findRole, refreshOpenRoles } from '#server/features/roles/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { formatDay } from '#server/platform/format-day.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { refuseTooManyTeams } from './joining-limits.ts';
import { findRecentRemoval } from './departure-store.ts';
import { hasOpening } from './policy.ts';
import {
  closeWaitingRequest,
  countMembers,
  findMember,
  insertMember,
  isMember,
  listMemberIds,
  listMembers,
  lockProject,
  unassignOpenTickets,
} from './store.ts';

export { refuseTooManyTeams };

type Membership = { projectId: number; userId: number };

/**
 * Adds a member, in a role or without one. Idempotent. The locks keep simultaneous joins from
 * exceeding the team's size, the role's places or the person's limits.
 */
export async function joinProject(
  db: Db,
  { roleId, ...membership }: Membership & { roleId?: number | undefined },
) {
  await db.transaction().execute(async (db) => {
    await lockJoining(db, membership.userId);
    await enterTeam(db, { ...membership, roleId, by: 'self' });
  });
}

/** How someone gets into a team: on their own, because a lead accepted their request, or by a link. */
type Entry = Membership & { roleId: number | undefined; by: 'self' | 'answer' | 'link' };

/** The one way into an existing team. The caller holds the person's joining lock. */
export async function enterTeam(db: Db, { projectId, userId, roleId, by }: Entry) {
  const project = await lockProject(db, projectId);
  if (!project) throw notFound('This project doesn’t exist.');
  if (await isMember(db, { projectId, userId })) return;
  if (project.status === 'Completed') throw new ProblemError('project_completed');
  if (by === 'self') {
    if (project.joining === 'ask') throw new ProblemError('asks_first');
    await refuseRemoved(db, { projectId, userId });
  }
  const members = await countMembers(db, projectId);
  if (!hasOpening({ members, teamSize: project.team_size })) throw new ProblemError('team_full');
  const role = roleId === undefined ? undefined : await getOpenRole(db, { projectId, roleId });
  await refuseTooManyTeams(db, { userId, by });
  await insertMember(db, { projectId, userId, role, isNew: true });
  if (role) await refreshOpenRoles(db, projectId);
  await closeWaitingRequest(db, { projectId, userId });
  await recordJoining(db, { projectId, userId, role: role?.name ?? '' });
}

/** A role with a free place. Call it under the project's lock. */
export async function getOpenRole(
  db: Db,
  { projectId, roleId }: { projectId: number; roleId: number },
) {
  const role = await findRole(db, { projectId, roleId });
  if (!role) throw notFound('This role doesn’t exist anymore.');
  if (hasPlace(role)) return role;
  const message = `Someone has already taken the ${role.name} role.`;
  throw new ProblemError('role_filled', { message });
}

/** Someone who was removed can't rejoin for some time. `after`: an earlier removal doesn't matter. */
export async function refuseRemoved(
  db: Db,
  { after, ...membership }: Membership & { after?: string },
) {
  const removal = await findRecentRemoval(db, membership);
  if (!removal || (after !== undefined && removal.at <= after)) return;
  const message = `You were removed from this team, so you can’t rejoin it before ${formatDay(removal.until)}. If you have questions, talk to ${removal.lead}, who leads it.`;
  throw new ProblemError('not_again_yet', { message });
}

async function recordJoining(db: Db, { projectId, userId, role }: Membership & { role: string }) {
  const joining = { kind: 'project_joined', actorId: userId, projectId } as const;
  const isFirstTime = !(await hasEvent(db, joining));
  await recordEvent(db, joining);
  await openParticipation(db, { projectId, userId });
  const change = { kind: 'member_joined', actorId: userId } as const;
  await insertChanges(db, { projectId, changes: [change] });
  // The team is only told once, even if someone leaves and joins again.
  if (!isFirstTime) return;
  const to = await listMemberIds(db, projectId);
  await tell(db, { kind: 'member_joined', to, actorId: userId, projectId, data: { role } });
}

/** Unassigns a leaving member's open tickets and records the changes. */
export async function recordDeparture(
  db: Db,
  { projectId, userId, actorId }: Membership & { actorId: number },
) {
  const ids = await unassignOpenTickets(db, { projectId, userId });
  const unassigned = ids.map((ticketId) => ({
    kind: 'ticket_changed' as const,
    actorId,
    ticketId,
    fields: [{ field: 'assignee' as const, from: userId, to: null }],
  }));
  const left = { kind: 'member_left' as const, actorId };
  await insertChanges(db, { projectId, changes: [left, ...unassigned] });
}

/** Throws not_found if the person isn't a member. */
export async function getTeam(db: Db, { projectId, userId }: Membership) {
  const team = await listMembers(db, projectId);
  if (!team.some((member) => member.id === userId)) throw notFound();
  return team;
}

type Refusals = {
  /** For members who don't lead the project. */
  others: string;
  /** For everyone else. */
  outsiders?: string;
};

/** Throws not_found to people outside a team, and forbidden to members who don't lead it. */
export async function checkLead(db: Db, membership: Membership, { others, outsiders }: Refusals) {
  const member = await findMember(db, membership);
  if (!member) throw notFound(outsiders);
  if (!member.is_lead) throw forbidden(others);
}
