import type { HandOver } from '#contract/teams/departures.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { refuseOutsiders } from './reassign-tickets.ts';
import { exitTeam } from './removal.ts';
import { recordSignOfLife } from '#server/teams/members/presence/sign-of-life.ts';
import { findMember, listMemberIds, lockProject } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { forbidden, invalidField, notFound } from '#server/platform/problem.ts';
import { isPossibleDay } from './departure-policy.ts';
import { deletePlan, savePlan } from './planned-departure-store.ts';

type StepBack = Membership & { on: string | null; note: string; handOver: HandOver[]; now: Date };

/** Leaves a team, now or on a later day, and hands open tickets over then. */
export async function stepBack(
  db: Db,
  { on, note, handOver, now, ...membership }: StepBack,
): Promise<void> {
  const { projectId, userId } = membership;
  await db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    const member = await findMember(db, membership);
    if (!project || !member) throw notFound();
    if (userId === project.creator_id)
      throw forbidden('You’re the creator of this project. Hand it over first.');
    await refuseOutsiders(db, { ...membership, handOver });
    // An inactive member has no place to keep until then.
    if (on === null || member.inactive_since !== null) {
      await exitTeam(db, { ...membership, personId: userId, note, handOver, now });
      return;
    }
    if (!isPossibleDay(on, now)) throw invalidField('on', 'Choose a day within the next 2 weeks.');
    await recordSignOfLife(db, membership);
    await savePlan(db, { ...membership, leavesOn: on, note, handOver });
    await refreshOpenings(db, projectId, now);
    await insertChange(db, { projectId, kind: 'member_changed', actorId: userId });
    const to = await listMemberIds(db, projectId);
    const data = { on, note };
    await tell(db, { kind: 'member_leaving', to, actorId: userId, projectId, data, now });
  });
}

/** Stays on a team after all. Idempotent. */
export async function stay(db: Db, membership: Membership) {
  const { projectId, userId } = membership;
  await db.transaction().execute(async (db) => {
    if (!(await lockProject(db, projectId)) || !(await findMember(db, membership)))
      throw notFound();
    if (!(await deletePlan(db, membership))) return;
    await refreshOpenings(db, projectId);
    await recordSignOfLife(db, membership);
    await insertChange(db, { projectId, kind: 'member_changed', actorId: userId });
    const to = await listMemberIds(db, projectId);
    await tell(db, { kind: 'member_staying', to, actorId: userId, projectId, data: {} });
  });
}
