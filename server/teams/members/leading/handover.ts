import { insertChange } from '#server/history/changes/store.ts';
import { recordSignOfLife } from '#server/teams/members/presence/sign-of-life.ts';
import { passProject, markOfferRead } from './offers.ts';
import { isActiveMember, lockProject } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, invalidField, notFound } from '#server/platform/problem.ts';
import { setOffer } from './handover-store.ts';

type Handover = { projectId: number; person: { id: number } };

/** Offers a project to a member, instead of an earlier offer to someone else. */
export async function offerProject(
  db: Db,
  { projectId, person, userId }: Handover & { userId: number },
) {
  await db.transaction().execute(async (db) => {
    const project = await lockOwnProject(db, { projectId, person });
    if (project.creator_id !== person.id)
      throw forbidden('Only the project’s creator can hand it over.');
    if (userId === person.id) throw invalidField('userId', 'Choose someone else.');
    if (!(await isActiveMember(db, { projectId, userId })))
      throw notFound('This person is no longer on the team. Reload the page.');
    if (project.offered_to !== userId) {
      await setOffer(db, { projectId, userId });
      await markOfferRead(db, projectId);
      const about = { actorId: person.id, projectId, data: {} };
      await tell(db, { kind: 'handover_offered', to: userId, ...about });
      await insertChange(db, { projectId, kind: 'project_changed', actorId: person.id });
    }
  });
}

/** Withdraws an offer as the creator, or declines it as the member. Idempotent. */
export async function closeOffer(db: Db, { projectId, person }: Handover) {
  await db.transaction().execute(async (db) => {
    const project = await lockOwnProject(db, { projectId, person });
    if (person.id !== project.creator_id && person.id !== project.offered_to)
      throw forbidden('Only the project’s creator can withdraw an offer.');
    if (project.offered_to === null) return;
    await setOffer(db, { projectId, userId: null });
    await markOfferRead(db, projectId);
    await insertChange(db, { projectId, kind: 'project_changed', actorId: person.id });
  });
}

/** Makes the member whom a project was offered its creator. The former one stays a lead. */
export async function acceptProject(db: Db, { projectId, person }: Handover) {
  await db.transaction().execute(async (db) => {
    const project = await lockOwnProject(db, { projectId, person });
    if (project.offered_to !== person.id)
      throw notFound('This offer is no longer open. Ask the creator to make it again.');
    await passProject(db, { projectId, creatorId: person.id });
    const about = { actorId: person.id, projectId, data: {} };
    await tell(db, { kind: 'handover_accepted', to: project.creator_id, ...about });
    await insertChange(db, { projectId, kind: 'project_changed', actorId: person.id });
  });
}

/** Locks a project that the person is a member of. */
async function lockOwnProject(db: Db, { projectId, person }: Handover) {
  const project = await lockProject(db, projectId);
  const membership = { projectId, userId: person.id };
  if (!project || !(await isActiveMember(db, membership))) throw notFound();
  await recordSignOfLife(db, membership);
  return project;
}
