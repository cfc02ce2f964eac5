import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { firstOf, hasChanged } from '#server/platform/database/sql/outcomes.ts';
import { updateMember } from '#server/teams/members/store.ts';

/** Withdraws the offer of a project if it was made to this member. Returns whether it was. */
export const withdrawOffer = (db: Db, { projectId, userId }: Membership) =>
  hasChanged(
    db
      .updateTable('projects')
      .set({ offered_to: null })
      .where('id', '=', projectId)
      .where('offered_to', '=', userId),
  );

/** Deletes the takeover of a project if this member asked for it. Returns whether they did. */
export const deleteTakeoverOf = (db: Db, { projectId, userId }: Membership) =>
  hasChanged(
    db.deleteFrom('takeovers').where('project_id', '=', projectId).where('user_id', '=', userId),
  );

/** Makes a member the creator, and so a lead who needs no welcome. The former one stays a lead. */
export async function transferProject(
  db: Db,
  { projectId, creatorId }: { projectId: number; creatorId: number },
) {
  await db
    .updateTable('projects')
    .set({ creator_id: creatorId, offered_to: null, updated_at: sql`now()` })
    .where('id', '=', projectId)
    .execute();
  await db.deleteFrom('takeovers').where('project_id', '=', projectId).execute();
  // The creator can't leave.
  await db
    .deleteFrom('planned_departures')
    .where('project_id', '=', projectId)
    .where('user_id', '=', creatorId)
    .execute();
  const creator = { is_lead: true, is_new: false, inactive_since: null };
  await updateMember(db, { projectId, userId: creatorId, ...creator });
}

/**
 * Who gets a project when its creator goes: the lead who has been in it the longest, or else the member.
 * Someone inactive only if nobody else is there, and not at all if it has to be someone `able` to act.
 */
export const findSuccessor = (
  db: Db,
  { projectId, userId, able = false }: Membership & { able?: boolean },
) =>
  firstOf(
    db
      .selectFrom('project_members')
      .innerJoin('users', 'users.id', 'project_members.user_id')
      .select('user_id')
      .where('project_id', '=', projectId)
      .where('user_id', '<>', userId)
      .$if(able, (query) =>
        query.where(
          sql<boolean>`inactive_since is null and coalesce(suspended_until < now(), true)`,
        ),
      )
      .orderBy(sql`inactive_since is not null`)
      .orderBy('is_lead', 'desc')
      .orderBy('joined_at')
      .orderBy('user_id')
      .limit(1),
  );
