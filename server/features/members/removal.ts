import { recordEvent } from '#server/features/activity/actions.ts';
import { tell } from '#server/features/notifications/actions.ts';
import { closeParticipation } from '#server/features/participations/store.ts';
import { refreshOpenRoles } from '#server/features/roles/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, notFound } from '#server/platform/problem.ts';
import { getTeam, recordDeparture } from './actions.ts';
import { insertDeparture } from './departure-store.ts';
import { canDismiss, canRemove } from './policy.ts';
import { deleteMember, isMember, listMemberIds, lockProject } from './store.ts';

type Removal = { projectId: number; userId: number; personId: number };

/** Lets a member leave, or the creator remove one. Unassigns their open tickets. */
export async function removeMember(db: Db, { projectId, userId, personId }: Removal) {
  await db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw notFound();
    for (const id of [personId, userId])
      if (!(await isMember(db, { projectId, userId: id }))) throw notFound();
    if (userId === project.creator_id && userId === personId) {
      throw forbidden('You created this project, so you can’t leave its team.');
    }
    if (!canRemove({ personId, memberId: userId, creatorId: project.creator_id })) {
      throw forbidden('Only the project’s creator can remove someone from the team.');
    }
    await exitTeam(db, { projectId, userId, personId, note: '' });
  });
}

/** Removes someone with a note that they're emailed. */
export async function dismissMember(
  db: Db,
  { projectId, userId, personId, note }: Removal & { note: string },
) {
  await db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw notFound();
    const team = await getTeam(db, { projectId, userId: personId });
    const person = team.find(({ id }) => id === personId);
    const member = team.find(({ id }) => id === userId);
    if (!person?.is_lead) throw forbidden('Only leads can remove someone from the team.');
    if (!member) throw notFound('This person isn’t in the team anymore.');
    const acting = { personId, isLead: person.is_lead, isCreator: person.is_creator };
    const target = { id: userId, isLead: member.is_lead, isCreator: member.is_creator };
    if (!canDismiss(acting, target)) {
      throw forbidden(
        'Only the project’s creator can remove a lead, and nobody removes themselves.',
      );
    }
    await exitTeam(db, { projectId, userId, personId, note });
  });
}

/** The one way out of a team that goes on. The caller holds the project's lock. */
async function exitTeam(db: Db, { projectId, userId, personId, note }: Removal & { note: string }) {
  const kind = userId === personId ? 'left' : 'removed';
  await closeParticipation(db, { projectId, userId });
  await deleteMember(db, { projectId, userId });
  await refreshOpenRoles(db, projectId);
  await recordDeparture(db, { projectId, userId, actorId: personId });
  await recordEvent(db, { kind: 'project_left', actorId: userId, projectId });
  const until = await insertDeparture(db, { projectId, userId, kind, note, byId: personId });
  const about = { actorId: personId, projectId };
  if (kind === 'removed') {
    await tell(db, { kind: 'member_removed', to: userId, ...about, data: { note, until } });
    return;
  }
  const to = await listMemberIds(db, projectId);
  await tell(db, { kind: 'member_left', to, ...about, data: {} });
}
