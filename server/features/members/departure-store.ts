import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/full-name.ts';
import { daysApart } from './store.ts';

type Departure = {
  projectId: number;
  userId: number;
  kind: 'left' | 'removed';
  note: string;
  byId: number;
};

export async function insertDeparture(
  db: Db,
  { projectId, userId, kind, note, byId }: Departure,
): Promise<number> {
  const { id } = await db
    .insertInto('departures')
    .values({ project_id: projectId, user_id: userId, kind, note, by_id: byId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** When someone who was removed can rejoin, if that's still to come, and who leads the team. */
export const findRecentRemoval = (
  db: Db,
  { projectId, userId }: { projectId: number; userId: number },
) =>
  db
    .selectFrom('departures')
    .innerJoin('projects', 'projects.id', 'departures.project_id')
    .innerJoin('users as creator', 'creator.id', 'projects.creator_id')
    .select([
      sql<string>`departures.at + make_interval(days => ${daysApart})`.as('until'),
      fullName('creator').as('lead'),
    ])
    .where('departures.project_id', '=', projectId)
    .where('departures.user_id', '=', userId)
    .where('departures.kind', '=', 'removed')
    .where('departures.at', '>', sql<string>`now() - make_interval(days => ${daysApart})`)
    .orderBy('departures.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What emails say about a departure. Undefined if an account or the project is gone. */
export const findDeparture = (db: Db, id: number) =>
  db
    .selectFrom('departures')
    .innerJoin('projects', 'projects.id', 'departures.project_id')
    .innerJoin('users as member', 'member.id', 'departures.user_id')
    .leftJoin('users as actor', 'actor.id', 'departures.by_id')
    .select([
      'departures.project_id',
      'departures.user_id',
      'departures.note',
      'projects.name as project_name',
      'member.first_name as member_first_name',
      fullName('member').as('member_name'),
      'actor.first_name as actor_first_name',
    ])
    .where('departures.id', '=', id)
    .executeTakeFirst();

/** A lead's first name. Undefined if they don't lead the project any more. */
export const findLead = (db: Db, { projectId, userId }: { projectId: number; userId: number }) =>
  db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'project_members.user_id')
    .select(['users.first_name'])
    .where('project_members.project_id', '=', projectId)
    .where('project_members.user_id', '=', userId)
    .where('project_members.is_lead', '=', true)
    .executeTakeFirst();

/** The IDs of a project's leads. */
export async function listLeads(db: Db, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('is_lead', '=', true)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
