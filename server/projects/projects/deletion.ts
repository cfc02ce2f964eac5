import type { Project } from '#contract/projects/projects.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { closeRequests } from '#server/joining/join-requests/actions.ts';
import { checkPlace, takePlace } from '#server/teams/members/hackathon-memberships.ts';
import { endMembership, recordSignOfLife } from '#server/teams/members/actions.ts';
import { countEveryone, insertMember, isMember, lockProject } from '#server/teams/members/store.ts';
import { endWaitings, reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import type { Context } from '#server/platform/context.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { spellCount } from '#server/platform/formats/spell-count.ts';
import { getProject, startOfRestorable } from './actions.ts';
import { lockDeletedProject, markDeleted, markRestored } from './store.ts';

type Owner = { projectId: number; person: { id: number } };

/**
 * Deletes a project whose creator is alone on its team. It has no members until it's restored, so that
 * nobody can open its board.
 */
export async function deleteProject(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { projectId, person }: Owner,
) {
  await db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    const membership = { projectId, userId: person.id };
    if (!project || !(await isMember(db, membership))) throw notFound();
    if (project.creator_id !== person.id)
      throw forbidden('Only the project’s creator can delete it.');
    refuseOthers((await countEveryone(db, projectId)) - 1);
    await endWaitings(db, { projectId, name: project.name, now: clock() });
    await closeRequests(db, { projectId, reason: 'deleted' });
    await markDeleted(db, projectId, clock().toISOString());
    await endMembership(db, membership);
    await reserveFreePlaces(db, { projectId });
    await insertChange(db, { projectId, kind: 'member_left', actorId: person.id });
  });
}

function refuseOthers(others: number) {
  if (others === 0) return;
  const who = others === 1 ? 'Someone else is' : `${spellCount(others)} others are`;
  const message = `${who} on this team, so you can’t delete the project. Hand it over or complete it instead.`;
  throw new ProblemError('not_alone', { message });
}

/** Restores a deleted project with its creator as the only member. */
export const restoreProject = async (
  { db, clock }: { db: Db; clock: () => Date },
  { projectId, person }: Owner,
): Promise<Project> =>
  db.transaction().execute(async (db) => {
    await lockJoining(db, person.id);
    const found = await lockDeletedProject(db, {
      projectId,
      creatorId: person.id,
      since: startOfRestorable(clock()),
    });
    if (!found) throw notFound('This project can no longer be restored. Create a new one.');
    await markRestored(db, projectId);
    const place = { projectId, userId: person.id, now: clock() };
    await checkPlace(db, { ...place, isSelf: true });
    const kept = found.creatorMembership;
    await insertMember(db, {
      projectId,
      userId: person.id,
      isLead: true,
      role: kept ? { id: kept.roleId, name: kept.roleName } : undefined,
      joinedAt: kept?.joinedAt,
    });
    await takePlace(db, place);
    await reserveFreePlaces(db, { projectId });
    await recordSignOfLife(db, { projectId, userId: person.id });
    await insertChange(db, { projectId, kind: 'member_joined', actorId: person.id });
    return getProject(db, { projectId, person });
  });
