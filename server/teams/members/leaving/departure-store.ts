import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { daysApart } from '#server/teams/members/store.ts';

type Departure = {
  projectId: number;
  userId: number;
  kind: 'left' | 'removed' | 'inactive';
  note: string;
  byId: number;
};

/** Returns when someone who was removed can rejoin on their own. */
export async function insertDeparture(
  db: Db,
  { projectId, userId, kind, note, byId }: Departure,
): Promise<string> {
  const { until } = await db
    .insertInto('departures')
    .values({ project_id: projectId, user_id: userId, kind, note, by_id: byId })
    .returning(sql<string>`departures.at + make_interval(days => ${daysApart})`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

/** When someone who was removed can rejoin, if that's still to come, and who leads the team. */
export const findRecentRemoval = (db: Db, { projectId, userId }: Membership) =>
  db
    .selectFrom('departures')
    .innerJoin('projects', 'projects.id', 'departures.project_id')
    .innerJoin('users as creator', 'creator.id', 'projects.creator_id')
    .select([
      sql<string>`departures.at + make_interval(days => ${daysApart})`.as('until'),
      'departures.at',
      fullName('creator').as('lead'),
    ])
    .where('departures.project_id', '=', projectId)
    .where('departures.user_id', '=', userId)
    .where('departures.kind', '=', 'removed')
    .where('departures.at', '>', sql<string>`now() - make_interval(days => ${daysApart})`)
    .orderBy('departures.id', 'desc')
    .limit(1)
    .executeTakeFirst();
