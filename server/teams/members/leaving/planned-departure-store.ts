import { lockDueProject } from '#server/history/changes/due-project-store.ts';
import { sql } from 'kysely';
import type { HandOver } from '#contract/teams/departures.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';

type Plan = Membership & { leavesOn: string; note: string; handOver: HandOver[] };

/** Stores that a member leaves on a later day, instead of an earlier plan. */
export async function savePlan(db: Db, { projectId, userId, leavesOn, note, handOver }: Plan) {
  const plan = { leaves_on: leavesOn, note, hand_over: JSON.stringify(handOver) };
  await db
    .insertInto('planned_departures')
    .values({ project_id: projectId, user_id: userId, ...plan })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet(plan))
    .execute();
}

/** Deletes a plan. Returns whether there was one. */
export const deletePlan = (db: Db, { projectId, userId }: Membership) =>
  hasChanged(
    db
      .deleteFrom('planned_departures')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId),
  );

export const lockProjectWithDue = (db: Db, today: string) =>
  lockDueProject(db, sql`select project_id from planned_departures where leaves_on <= ${today}`);

export async function listDue(
  db: Db,
  { projectId, today }: { projectId: number; today: string },
): Promise<Omit<Plan, 'projectId' | 'leavesOn'>[]> {
  const rows = await db
    .selectFrom('planned_departures')
    .select(['user_id', 'note', 'hand_over'])
    .where('project_id', '=', projectId)
    .where('leaves_on', '<=', today)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: userId, note, hand_over }) => ({
    userId,
    note,
    handOver: hand_over as HandOver[],
  }));
}
