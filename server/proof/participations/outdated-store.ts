import { type RawBuilder, sql } from 'kysely';
import type { NewEvent } from '#server/history/activity/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { type Parts, runParts } from '#server/platform/database/sql/parts.ts';
import { participationRules } from '#server/teams/members/participation-store.ts';

/**
 * Marks people's participations in a project as outdated. Call it after each change of what they count,
 * under the board's lock.
 */
export const markOutdated = (
  db: Db,
  { projectId, userIds }: { projectId: number; userIds: readonly number[] },
) => runParts(db, userIds.length > 0 ? [outdate(projectId, listed(userIds))] : []);

/** The same for everyone whom a ticket's move concerns, as parts of a statement that the caller runs. */
export function prepareOutdated({
  projectId,
  ticketId,
  events,
}: {
  projectId: number;
  ticketId: number;
  events: readonly NewEvent[];
}): Parts {
  const moved = events.filter(({ kind }) => kind === 'ticket_done' || kind === 'ticket_reopened');
  if (moved.length === 0) return [];
  const credited = listed(moved.flatMap(({ credited_id: id }) => id ?? []));
  const isUnreviewed = events.some(({ kind }) => kind === 'ticket_unreviewed');
  const reviewers = sql`select by_id from reviews where ticket_id = ${ticketId}`;
  return [outdate(projectId, isUnreviewed ? sql`${credited} union all ${reviewers}` : credited)];
}

const listed = (ids: readonly number[]) => sql`select unnest(${ids}::bigint[])`;

const outdate = (projectId: number, userIds: RawBuilder<unknown>) => sql`
  outdated as (
    update participations set rules = 0
     where project_id = ${projectId} and rules <> 0 and user_id in (${userIds})
  )`;

/** A project with outdated participations of people who have an account. */
export async function findOutdatedProject(db: Db): Promise<number | undefined> {
  const row = await selectOutdated(db).limit(1).executeTakeFirst();
  return row?.projectId;
}

export const listOutdatedIn = (db: Db, projectId: number): Promise<Membership[]> =>
  selectOutdated(db).where('project_id', '=', projectId).execute();

export const listOutdatedOf = (db: Db, userId: number): Promise<Membership[]> =>
  selectOutdated(db).where('user_id', '=', userId).execute();

const selectOutdated = (db: Db) =>
  db
    .selectFrom('participations')
    .select(['project_id as projectId', 'user_id as userId'])
    .where('rules', '<', participationRules)
    .where('user_id', 'is not', null)
    .$narrowType<{ userId: number }>();

/** The participations of someone on teams of at least two. */
export const listTeamWork = (db: Db, userId: number) =>
  db
    .selectFrom('participations')
    .select(['project_id as projectId', 'done', 'rules'])
    .where('user_id', '=', userId)
    .where('most_people', '>', 1)
    .execute();
