import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { forGood } from '#server/platform/sessions/sessions.ts';

/** Suspends an account, and signs it out on all processes. Never ends an earlier suspension sooner. */
export async function startSuspension(
  db: Db,
  { userId, until }: { userId: number; until: string },
) {
  await db
    .updateTable('users')
    .set({ suspended_until: sql`greatest(suspended_until, ${until})` })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends a suspension that was undone, unless another decision suspends the person too. */
export async function endSuspension(db: Db, userId: number) {
  await db
    .updateTable('users')
    .set({
      suspended_until: sql`(select max(coalesce(until, ${forGood})) from decisions
                             where act = 'suspend' and user_id = ${userId} and undone_at is null)`,
    })
    .where('id', '=', userId)
    .execute();
}

/** The member who gets a project whose creator is suspended: a lead, or whoever is in it the longest. */
export async function findHeir(
  db: Db,
  { projectId, userId }: { projectId: number; userId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'project_members.user_id')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_id', '<>', userId)
    .where('inactive_since', 'is', null)
    .where(sql<boolean>`coalesce(suspended_until < now(), true)`)
    .orderBy('is_lead', 'desc')
    .orderBy('joined_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

/** Withdraws the open invitations by someone and to them. */
export async function withdrawInvitationsOf(
  db: Db,
  { userId, now }: { userId: number; now: Date },
) {
  await db
    .updateTable('invitations')
    .set({ state: 'withdrawn', ended_at: now.toISOString() })
    .where(sql<boolean>`(invited_by = ${userId} or user_id = ${userId})`)
    .where('state', '=', 'sent')
    .execute();
}

/** Nobody finds someone who is suspended. */
export async function endFindable(db: Db, userId: number) {
  await db
    .updateTable('team_preferences')
    .set({ findable_until: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Opens or closes a project. Returns false if it's in that state already. */
export async function setCompleted(
  db: Db,
  { projectId, isCompleted }: { projectId: number; isCompleted: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({
      status: isCompleted ? 'Completed' : 'In Progress',
      completed_at: isCompleted ? sql<string>`now()` : null,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', projectId)
    .where('status', isCompleted ? '<>' : '=', 'Completed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
