import { recordEvent } from '#server/history/activity/actions.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { isApartFromLeads } from '#server/people/blocks/store.ts';
import {
  checkPlace,
  refuseUnknownTeam,
  takePlace,
} from '#server/teams/members/hackathon-memberships.ts';
import { hasEvent } from '#server/history/activity/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { markInvitationRead } from '#server/notifications/notifications/store.ts';
import { openParticipation } from '#server/teams/members/participation-store.ts';
import { endFindability } from '#server/people/preferences/actions.ts';
import { hasPlace } from '#server/teams/openings/role-policy.ts';
import { reserveFreePlaces, stopAsking, useReservation } from '#server/teams/places/actions.ts';
import { countTaken } from '#server/teams/places/store.ts';
import { findRole } from '#server/teams/openings/role-store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { formatDay } from '#server/platform/formats/format-dates.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { refuseTooManyTeams } from './teams-per-person.ts';
import { findRecentRemoval } from '#server/teams/members/leaving/departure-store.ts';
import { asksFirst, hasOpening } from '#server/teams/members/policy.ts';
import { comeBack } from './come-back.ts';
import {
  acceptOpenInvitation,
  findMember,
  insertMember,
  listMemberIds,
  lockProject,
} from '#server/teams/members/store.ts';

/**
 * Adds a member, in a role or without one. Idempotent. The locks keep simultaneous joins from
 * exceeding the team's size, the role's places or the person's limits.
 */
export async function joinProject(
  db: Db,
  {
    roleId,
    newcomers,
    ...membership
  }: Membership & { roleId?: number | undefined; newcomers: NewcomerLimits; now?: Date },
) {
  await db.transaction().execute(async (db) => {
    await lockJoining(db, membership.userId);
    await enterTeam(db, { ...membership, roleId, by: 'self', newcomers });
  });
}

/**
 * How someone gets into a team: on their own, because a lead accepted their request, by a link, by an
 * invitation to them, because a place was reserved for them, or because the organizers of a hackathon
 * put them there.
 */
type Entry = Membership & {
  roleId: number | undefined;
  by: 'self' | 'answer' | 'link' | 'invitation' | 'reservation' | 'hackathon';
  now?: Date | undefined;
  /** For those who join on their own. */
  newcomers?: NewcomerLimits | undefined;
  /** False if the whole team is new and is notified together. */
  tellsTeam?: boolean | undefined;
};

/** The one way into an existing team. The caller holds the person's joining lock. */
export async function enterTeam(
  db: Db,
  { projectId, userId, roleId, by, now, newcomers, tellsTeam = true }: Entry,
) {
  const project = await lockProject(db, projectId);
  if (!project) throw notFound('This project doesn’t exist.');
  const member = await findMember(db, { projectId, userId });
  if (member && member.inactive_since === null) return;
  if (by === 'self' && !member) await refuseUnknownTeam(db, { projectId, userId });
  if (project.status === 'Completed') throw new ProblemError('project_completed');
  if (by === 'self' && !member) {
    // Someone who's blocked is told what others are told whose request isn't taken.
    const isApart = await isApartFromLeads(db, { projectId, userId });
    if (isApart || asksFirst(project)) throw new ProblemError('asks_first');
    await refuseRemoved(db, { projectId, userId });
  }
  const taken = await countTaken(db, { projectId, userId });
  if (!hasOpening({ taken, teamSize: project.team_size })) throw teamFull({ by, project });
  const role =
    roleId === undefined ? undefined : await getOpenRole(db, { projectId, roleId, userId, by });
  // Someone inactive still has their place in a hackathon.
  if (member) {
    await refuseTooManyTeams(db, { userId, by, newcomers });
    return comeBack(db, { projectId, userId, role });
  }
  const isForHackathon = project.hackathon_id !== null;
  const place = { projectId, userId, now: now ?? new Date() };
  if (isForHackathon)
    await checkPlace(db, { ...place, isSelf: by !== 'answer' && by !== 'hackathon' });
  if (project.is_listed) await refuseTooManyTeams(db, { userId, by, newcomers });
  await insertMember(db, { projectId, userId, role, isNew: true });
  if (isForHackathon) await takePlace(db, place);
  await useReservation(db, { projectId, userId });
  await stopAsking(db, { projectId, userId });
  await acceptInvitation(db, { projectId, userId });
  await reserveFreePlaces(db, { projectId, ...(now && { now }) });
  if (project.is_listed) await endFindability(db, { userId, projectId });
  await recordJoining(db, { projectId, userId, role: role?.name ?? '', tellsTeam });
}

/** Someone who has joined in another way has nothing to answer anymore. */
async function acceptInvitation(db: Db, membership: Membership) {
  const id = await acceptOpenInvitation(db, membership);
  if (id !== undefined) await markInvitationRead(db, id);
}

/** Leads see what to do below the request, and a hackathon's teams have no waiting list. */
function teamFull({ by, project }: { by: Entry['by']; project: { is_listed: boolean } }) {
  if (by === 'answer') return new ProblemError('team_full', { message: 'This team is full.' });
  if (project.is_listed) return new ProblemError('team_full');
  return new ProblemError('team_full', { message: 'This team is full. Choose another one.' });
}

type WantedRole = {
  projectId: number;
  roleId: number;
  userId?: number;
  soon?: boolean;
  by?: Entry['by'];
};

/**
 * A role with a free place for this person, or `soon` one whose member leaves on a later day. Call it
 * under the project's lock.
 */
export async function getOpenRole(
  db: Db,
  { projectId, roleId, userId, soon = false, by }: WantedRole,
) {
  const role = await findRole(db, { projectId, roleId, userId });
  if (!role) throw notFound('This role no longer exists.');
  const { places, taken, leaving } = role;
  if (hasPlace({ places, taken: soon ? taken - leaving : taken })) return role;
  const advice = by === 'answer' ? '' : ' Choose another one.';
  const message = `Someone has already taken the ${role.name} role.${advice}`;
  throw new ProblemError('role_filled', { message });
}

/** Someone who was removed can't rejoin for some time. `after`: an earlier removal doesn't matter. */
export async function refuseRemoved(
  db: Db,
  { after, ...membership }: Membership & { after?: string },
) {
  const removal = await findRecentRemoval(db, membership);
  if (!removal || (after !== undefined && removal.at <= after)) return;
  const message = `You were removed from this team. You can rejoin from ${formatDay(removal.until)}, or earlier if ${removal.lead} invites you.`;
  throw new ProblemError('not_again_yet', { message });
}

async function recordJoining(
  db: Db,
  { projectId, userId, role, tellsTeam }: Membership & { role: string; tellsTeam: boolean },
) {
  const joining = { kind: 'project_joined', actorId: userId, projectId } as const;
  const isFirstTime = !(await hasEvent(db, joining));
  await recordEvent(db, joining);
  await openParticipation(db, { projectId, userId });
  await insertChange(db, { projectId, kind: 'member_joined', actorId: userId });
  // The team is only told once, even if someone leaves and joins again.
  if (!isFirstTime || !tellsTeam) return;
  const to = await listMemberIds(db, projectId);
  await tell(db, { kind: 'member_joined', to, actorId: userId, projectId, data: { role } });
}
