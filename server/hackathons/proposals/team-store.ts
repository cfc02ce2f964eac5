import { sql } from 'kysely';
import type { Discipline } from '#contract/values/vocabulary.ts';
import { takenPlaces } from '#server/teams/openings/role-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { exists, valuesOf } from '#server/platform/database/sql/outcomes.ts';

type RoleWish = { projectId: number; disciplines: readonly Discipline[] };

/** A role with a free place in the first of these disciplines that has one. */
export const findRoleFor = (db: Db, { projectId, disciplines }: RoleWish) =>
  db
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`discipline = any(${disciplines}::text[])`)
    .where('places', '>', takenPlaces)
    .orderBy(sql`array_position(${disciplines}::text[], discipline)`)
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst();

/** Makes a team large enough for this many more people. Call it under the project's lock. */
export const growTeam = (db: Db, { projectId, by }: { projectId: number; by: number }) =>
  sql`
    update projects
       set team_size = greatest(team_size, ${by}
             + (select count(*) from project_members
                 where project_id = projects.id and inactive_since is null)
             + (select count(*) from reservations where project_id = projects.id))
     where id = ${projectId}`.execute(db);

/** The people of a team can be in another one of the same hackathon. */
export const deletePlaces = (db: Db, { projectId }: { projectId: number }) =>
  db.deleteFrom('hackathon_places').where('project_id', '=', projectId).execute();

/** Whether a team of a hackathon is complete and nobody is in it anymore. */
export const wasMerged = (
  db: Db,
  { hackathonId, projectId }: { hackathonId: number; projectId: number },
) =>
  exists(
    db
      .selectFrom('projects')
      .select('id')
      .where('id', '=', projectId)
      .where('hackathon_id', '=', hackathonId)
      .where('status', '=', 'Completed')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('hackathon_places')
              .select('user_id')
              .whereRef('hackathon_places.project_id', '=', 'projects.id'),
          ),
        ),
      ),
  );

export const hasSubmitted = (db: Db, projectId: number) =>
  exists(db.selectFrom('submissions').select('project_id').where('project_id', '=', projectId));

/** The projects of the teams of a hackathon that have submitted something. */
export const listSubmitted = (db: Db, hackathonId: number) =>
  valuesOf(
    db.selectFrom('submissions').select('project_id').where('hackathon_id', '=', hackathonId),
  );
