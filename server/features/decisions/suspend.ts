import { endAsking } from '#server/features/blocks/store.ts';
import { insertChanges } from '#server/features/changes/store.ts';
import { closeRequests } from '#server/features/join-requests/actions.ts';
import { passProject } from '#server/features/members/actions.ts';
import { lockProject, lockTeamsOf, updateMember } from '#server/features/members/store.ts';
import { refreshCandidate } from '#server/features/openings/actions.ts';
import { settlePlaces } from '#server/features/reservations/actions.ts';
import { endTakeover } from '#server/features/takeovers/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forGood } from '#server/platform/sessions/sessions.ts';
import {
  endFindable,
  findHeir,
  setCompleted,
  startSuspension,
  withdrawInvitationsOf,
} from './suspension-store.ts';

/**
 * Suspends someone in the caller's transaction. Their projects pass on to a teammate, and what they
 * asked, offered or have to answer ends, so that nobody waits for them.
 */
export async function suspend(
  db: Db,
  { userId, until, now }: { userId: number; until: string | null; now: Date },
) {
  await lockJoining(db, userId);
  const teams = await lockTeamsOf(db, userId);
  await startSuspension(db, { userId, until: until ?? forGood });
  for (const { id: projectId, creator_id } of teams) {
    await endAsking(db, { projectId, userId, now });
    if (creator_id === userId) await passOn(db, { projectId, userId });
    await settlePlaces(db, { projectId, refusedBy: userId, now });
  }
  await withdrawInvitationsOf(db, { userId, now });
  await endFindable(db, userId);
  await refreshCandidate(db, userId, now);
}

/** Without an heir, nobody would answer requests, so they're closed. */
async function passOn(db: Db, { projectId, userId }: { projectId: number; userId: number }) {
  const heir = await findHeir(db, { projectId, userId });
  if (heir === undefined) return closeRequests(db, { projectId, reason: 'completed' });
  await passProject(db, { projectId, creatorId: heir });
  await updateMember(db, { projectId, userId, is_lead: false });
  const change = { kind: 'project_changed', actorId: heir } as const;
  await insertChanges(db, { projectId, changes: [change] });
}

/** Closes a project: it's completed, and its requests end. Returns false if it was closed already. */
export async function closeProject(db: Db, projectId: number): Promise<boolean> {
  const project = await lockProject(db, projectId);
  if (!project || !(await setCompleted(db, { projectId, isCompleted: true }))) return false;
  await closeRequests(db, { projectId, reason: 'completed' });
  await endTakeover(db, projectId);
  await announce(db, { projectId, actorId: project.creator_id });
  return true;
}

export async function reopenProject(db: Db, projectId: number) {
  const project = await lockProject(db, projectId);
  if (!project || !(await setCompleted(db, { projectId, isCompleted: false }))) return;
  await announce(db, { projectId, actorId: project.creator_id });
}

async function announce(db: Db, { projectId, actorId }: { projectId: number; actorId: number }) {
  await settlePlaces(db, { projectId });
  await insertChanges(db, { projectId, changes: [{ kind: 'project_changed', actorId }] });
}
