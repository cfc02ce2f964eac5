import { insertChange } from '#server/history/changes/store.ts';
import { recordSignOfLife } from '#server/teams/members/presence/sign-of-life.ts';
import { markTakeoverRead } from './offers.ts';
import { isActiveMember, listMembers, lockProject } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { canTakeOver, takeoverEnd } from '#server/teams/members/takeover-policy.ts';
import { deleteTakeover, findTakeover, insertTakeover, isCreatorGone } from './takeover-store.ts';

type Taking = { projectId: number; person: { id: number } };

/** Asks to take over a project whose creator is gone. Idempotent for the person who asked. */
export async function askForProject(db: Db, { projectId, person, now }: Taking & { now: Date }) {
  await db.transaction().execute(async (db) => {
    const project = await lockOwnProject(db, { projectId, person });
    const members = (await listMembers(db, projectId))
      .filter(({ inactive_since }) => inactive_since === null)
      .map(({ id, is_lead }) => ({ userId: id, isLead: is_lead }));
    if (!canTakeOver({ creator_id: project.creator_id, members }, person))
      throw forbidden(
        'Only a lead can take over a project, or its longest-standing member if there’s no lead.',
      );
    if (project.status === 'Completed')
      throw forbidden('This project is complete, so it stays with its creator.');
    const takeover = await findTakeover(db, projectId);
    if (takeover?.userId === person.id) return;
    if (takeover) throw new ProblemError('takeover_under_way');
    if (!(await isCreatorGone(db, projectId))) throw new ProblemError('creator_is_there');
    await recordSignOfLife(db, { projectId, userId: person.id });
    await insertTakeover(db, { projectId, userId: person.id, now });
    const until = takeoverEnd({ askedAt: now.toISOString(), remindedAt: null });
    const about = { actorId: person.id, projectId, now };
    await tell(db, { kind: 'takeover_asked', to: project.creator_id, ...about, data: { until } });
    await insertChange(db, { projectId, kind: 'project_changed', actorId: person.id });
  });
}

/** Says no as the creator, or decides against it as the person who asked. */
export async function closeTakeover(db: Db, { projectId, person }: Taking) {
  await db.transaction().execute(async (db) => {
    const project = await lockOwnProject(db, { projectId, person });
    const takeover = await findTakeover(db, projectId);
    if (!takeover) throw notFound('Nobody is taking this project over.');
    const isCreator = person.id === project.creator_id;
    if (!isCreator && person.id !== takeover.userId)
      throw forbidden('Only the project’s creator can keep it.');
    await recordSignOfLife(db, { projectId, userId: person.id });
    await endTakeover(db, projectId);
    const about = { actorId: person.id, projectId, data: {} };
    if (isCreator) await tell(db, { kind: 'takeover_refused', to: takeover.userId, ...about });
    await insertChange(db, { projectId, kind: 'project_changed', actorId: person.id });
  });
}

/** Deletes a takeover. Its question has been answered, so it's read, and its email isn't sent. */
export async function endTakeover(db: Db, projectId: number) {
  await deleteTakeover(db, projectId);
  await markTakeoverRead(db, projectId);
}

/** Locks a project that the person is a member of. */
async function lockOwnProject(db: Db, { projectId, person }: Taking) {
  const project = await lockProject(db, projectId);
  if (!project || !(await isActiveMember(db, { projectId, userId: person.id }))) throw notFound();
  return project;
}
