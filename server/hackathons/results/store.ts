import { sql } from 'kysely';
import type { Result } from '#contract/hackathons/results.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { everyoneIn } from '#server/hackathons/hackathons/store.ts';
import type { JudgedSubmission } from '#server/hackathons/submissions/store.ts';
import { fullNameSql } from '#server/platform/database/sql/full-name.ts';
import { rowOf, rowsOf } from '#server/platform/database/sql/rows.ts';

type Award = JudgedSubmission & { place: number | null; prize: string; note: string };

/** Stores a result, and who was on the team at the end: also those who have left since. */
export async function insertResult(
  db: Db,
  { hackathonId, award: { projectId, ...award } }: { hackathonId: number; award: Award },
) {
  const { id } = await db
    .insertInto('results')
    .values({
      ...award,
      project_id: projectId,
      submission_id: projectId,
      hackathon_id: hackathonId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into result_people (result_id, user_id)
    select ${id}::bigint, user_id from (${teamPeople(hackathonId)}) as person
     where project_id = ${projectId}`.execute(db);
}

/** Who was on which team of a hackathon at the end: also those who have left since. */
export const listTeamPeople = (db: Db, hackathonId: number) => rowsOf<Membership>(db)`
    select project_id as "projectId", user_id as "userId"
      from (${teamPeople(hackathonId)}) as person`;

const teamPeople = (hackathonId: number) => sql`
  select project_id, user_id from hackathon_places where hackathon_id = ${hackathonId}
  union
  select team.project_id, team.user_id
    from (${teamsAtTheEnd(hackathonId)}) as team
    join hackathon_people as person
      on person.hackathon_id = ${hackathonId} and person.user_id = team.user_id
     and person.state = 'signed_up'
   where not exists(select from hackathon_places as place
                     where place.hackathon_id = ${hackathonId} and place.user_id = team.user_id)`;

/**
 * Who was on which team when a hackathon ended, by the exact times at which people joined and left. Someone
 * who stayed on a team that was merged into another one is only in the last one they joined.
 */
const teamsAtTheEnd = (hackathonId: number) => sql`
  select distinct on (actor_id) actor_id as user_id, project_id
    from (select distinct on (actor_id, project_id) actor_id, project_id, events.kind, events.id
            from events
            join projects on projects.id = project_id
            join hackathons on hackathons.id = projects.hackathon_id
           where hackathons.id = ${hackathonId} and actor_id is not null
             and events.kind in ('project_created', 'project_joined', 'project_left')
             and occurred_at <= ends_at
           order by actor_id, project_id, events.id desc) as last
   where kind <> 'project_left'
   order by actor_id, id desc`;

type ResultRow = Omit<Result, 'people'> & {
  people: { id: number; name: string; avatar: string | null }[];
};

/** The results of a hackathon, the first place first. */
export const listResults = (db: Db, hackathonId: number) => rowsOf<ResultRow>(db)`
    select results.id, projects.id as "projectId", submission_id as "submissionId",
           results.team, results.title,
           results.repository, results.demo, results.video, place, prize, note,
           to_json(array(
             select json_build_object('id', users.id, 'name', ${sql.raw(fullNameSql('users'))},
                                      'avatar', users.avatar)
               from result_people join users on users.id = user_id
              where result_id = results.id order by users.id)) as people
      from results
      left join projects on projects.id = results.project_id and projects.deleted_at is null
     where results.hackathon_id = ${hackathonId}
     order by place nulls last, fold_text(results.team), results.id`;

/** Everyone who is told about results: who took part, judged or helped, with the place of their team. */
export const listConcerned = (
  db: Db,
  { hackathonId, now }: { hackathonId: number; now: Date },
) => rowsOf<{ id: number; place: number | null }>(db)`
    select person.user_id as id, min(results.place) as place
      from ${everyoneIn({ hackathonId, now })} as person
      left join result_people on result_people.user_id = person.user_id
       and result_people.result_id in (select id from results where hackathon_id = ${hackathonId})
      left join results on results.id = result_people.result_id
     group by person.user_id order by person.user_id`;

export type EarnedResult = {
  id: number;
  projectId: number;
  team: string;
  title: string;
  place: number | null;
  prize: string;
  hackathon: { slug: string; name: string; startsAt: string; endsAt: string };
  /** How many teams submitted something. */
  teams: number;
};

/** A published result of someone's team whose project still exists, locked so that its texts stay. */
export const lockResultOf = (
  db: Db,
  { resultId, userId }: { resultId: number; userId: number },
) => rowOf<EarnedResult>(db)`
    select results.id, projects.id as "projectId", results.team, results.title, place, prize,
           json_build_object('slug', hackathons.slug, 'name', hackathons.name,
                             'startsAt', starts_at, 'endsAt', ends_at) as hackathon,
           (select count(*) from results as other
             where other.hackathon_id = results.hackathon_id) as teams
      from results
      join result_people on result_id = results.id and user_id = ${userId}
      join hackathons on hackathons.id = results.hackathon_id
      join projects on projects.id = results.project_id and projects.deleted_at is null
     where results.id = ${resultId}
       for share of results`;
