import type { ProjectStatus } from '#contract/values/vocabulary.ts';
import { withdrawInvitations } from '#server/people/blocks/store.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { leaveEvents } from '#server/gatherings/events/leaving.ts';
import {
  lockHackathonsOf,
  returnToHackathons,
  suspendFromHackathons,
} from '#server/hackathons/hackathons/actions.ts';
import { lockHackathonOf, requireDealing } from '#server/hackathons/hackathons/store.ts';
import { closeRequests } from '#server/joining/join-requests/actions.ts';
import { findSuccessor, passProject } from '#server/teams/members/actions.ts';
import { lockProject, lockTeamsOf, updateMember } from '#server/teams/members/store.ts';
import { markInvitationRead } from '#server/notifications/notifications/store.ts';
import { refreshCandidate } from '#server/people/preferences/actions.ts';
import { clearFindable } from '#server/people/preferences/store.ts';
import { closeOpenQuestions } from '#server/projects/projects/actions.ts';
import { storeStatus } from '#server/projects/projects/store.ts';
import { reserveFreePlaces, stopAsking } from '#server/teams/places/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden } from '#server/platform/problem.ts';
import { forGood } from '#server/platform/sessions/sessions.ts';
import { endSuspension, startSuspension } from './suspension-store.ts';

/**
 * Suspends someone in the caller's transaction. Their projects pass on to a teammate, and what they
 * asked, offered or have to answer ends, so that nobody waits for them. In hackathons they make room.
 */
export async function suspend(
  db: Db,
  { userId, until, now }: { userId: number; until: string | null; now: Date },
) {
  await lockJoining(db, userId);
  await lockHackathonsOf(db, userId);
  await lockTeamsOf(db, userId);
  await startSuspension(db, { userId, until: until ?? forGood });
  await suspendFromHackathons(db, { userId, now });
  await leaveEvents(db, { userId, isGone: false, now });
  for (const { id: projectId, creator_id } of await lockTeamsOf(db, userId)) {
    await stopAsking(db, { projectId, userId });
    if (creator_id === userId) await passOn(db, { projectId, userId });
    await reserveFreePlaces(db, { projectId, refusedBy: userId, now });
  }
  for (const id of await withdrawInvitations(db, { personId: userId, now }))
    await markInvitationRead(db, id, now);
  await clearFindable(db, userId);
  await refreshCandidate(db, userId, now);
}

/** Ends a suspension that was undone. */
export async function unsuspend(db: Db, userId: number) {
  await endSuspension(db, userId);
  await returnToHackathons(db, userId);
}

/** Without a successor, nobody would answer requests, so they're closed. */
async function passOn(db: Db, { projectId, userId }: Membership) {
  const successor = await findSuccessor(db, { projectId, userId, able: true });
  if (successor === undefined) return closeRequests(db, { projectId, reason: 'completed' });
  await passProject(db, { projectId, creatorId: successor });
  await updateMember(db, { projectId, userId, is_lead: false });
  await insertChange(db, { projectId, kind: 'project_changed', actorId: successor });
}

/**
 * Closes a project: it's completed, and its requests end. Returns what it was before. Throws forbidden if
 * it's complete already.
 */
export async function closeProject(db: Db, projectId: number): Promise<ProjectStatus> {
  const project = await lockTeam(db, projectId);
  if (!project || project.status === 'Completed')
    throw forbidden('This project is already complete or deleted.');
  await storeStatus(db, projectId, 'Completed');
  await closeOpenQuestions(db, projectId);
  await announce(db, { projectId, actorId: project.creator_id });
  return project.status;
}

/** Makes a project what it was before it was closed. */
export async function reopenProject(
  db: Db,
  { projectId, status }: { projectId: number; status: ProjectStatus | null },
) {
  const project = await lockTeam(db, projectId);
  if (project?.status !== 'Completed') return;
  await storeStatus(db, projectId, status ?? 'In Progress');
  await announce(db, { projectId, actorId: project.creator_id });
}

/** A team of a hackathon isn't judged while it's closed. */
async function lockTeam(db: Db, projectId: number) {
  const hackathonId = await lockHackathonOf(db, { projectId });
  if (hackathonId !== undefined) await requireDealing(db, hackathonId);
  return lockProject(db, projectId);
}

async function announce(db: Db, { projectId, actorId }: { projectId: number; actorId: number }) {
  await reserveFreePlaces(db, { projectId });
  await insertChange(db, { projectId, kind: 'project_changed', actorId });
}
