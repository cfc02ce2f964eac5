import { sql } from 'kysely';
import { maxUnansweredRequests } from '#contract/values/vocabulary.ts';
import { countedRequests } from '#contract/teams/opening-rules.ts';
import { leavingMembers, takenPlaces } from './role-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { MatchKey } from '#server/people/preferences/match-keys.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import type { Opening, OpeningSource } from './opening.ts';

/** Members who leave on a later day, where people can ask for their places already. */
const leavingTeam = sql`
  (select count(*) from planned_departures
     join project_members using (project_id, user_id)
    where planned_departures.project_id = projects.id and inactive_since is null
      and projects.joining = 'ask')`;

const leavingRole = sql`(case projects.joining when 'ask' then ${leavingMembers} else 0 end)`;

/** How many places are taken on a team, or reserved. Part of a statement that reads `projects`. */
const takenInTeam = sql`
  ((select count(*) from project_members
     where project_members.project_id = projects.id and inactive_since is null)
   + (select count(*) from reservations where reservations.project_id = projects.id))`;

/** The project isn't complete, full, paused or inactive, and the role has a free place. */
const isOpening = sql`
  projects.status <> 'Completed' and projects.is_listed and projects.inactive_since is null
  and not (projects.joining = 'ask'
           and projects.unanswered_requests >= ${maxUnansweredRequests})
  and team.taken < projects.team_size and role.taken < roles.places`;

/** The last requests to join a row of `projects` that a team answered, or should have. */
export const lastRequests = sql`(
  select state from join_requests
   where project_id = projects.id and state in ('accepted', 'declined', 'expired')
   order by id desc limit ${sql.lit(countedRequests.last)})`;

/** The roles of projects; unless `all`, those that people can join in, or ask for. */
export const listOpeningSources = (
  db: Db,
  projectIds: number[],
  { all = false } = {},
) => rowsOf<OpeningSource>(db)`
    select roles.id as "roleId", roles.project_id as "projectId", roles.discipline, roles.skills,
           roles.level, roles.mentors, projects.tech_stack as "techStack", projects.hours,
           projects.week, projects.time_zone as "timeZone", projects.goal, projects.languages,
           projects.joining = 'ask' as asks, answers.answered, answers.requests,
           (select count(*) from join_requests
             where join_requests.project_id = projects.id and state = 'waiting'
               and (role_id = roles.id or role_id is null)) as waiting,
           least(roles.places - role.taken, projects.team_size - team.taken) as "freePlaces",
           projects.last_active_on as "lastActiveOn"
      from projects
      join roles on roles.project_id = projects.id,
           lateral (select ${takenInTeam} - ${leavingTeam} as taken) as team,
           lateral (select ${takenPlaces} - ${leavingRole} as taken) as role,
           lateral (select count(*) as requests,
                           count(*) filter (where state <> 'expired') as answered
                      from ${lastRequests} as last) as answers
     where projects.id = any(${projectIds}::bigint[])
       and projects.deleted_at is null
       ${all ? sql`` : sql`and ${isOpening}`}
     order by roles.id`;

type StoredKey = MatchKey & { roleId: number; lastActiveOn: string };

/** Replaces the openings of projects. The caller holds the projects' locks. */
export async function replaceOpenings(
  db: Db,
  {
    projectIds,
    openings,
    keys,
    now,
  }: { projectIds: number[]; openings: Opening[]; keys: StoredKey[]; now: Date },
) {
  await sql`delete from openings where project_id = any(${projectIds}::bigint[])`.execute(db);
  await sql`
    with opening as (
      insert into openings (role_id, project_id, discipline, skills, level, mentors, hours, week,
                            goal, languages, asks, answered, requests, waiting, free_places,
                            last_active_on)
      select "roleId", "projectId", discipline, skills, level, mentors, hours, week, goal, languages,
             asks, answered, requests, waiting, "freePlaces", "lastActiveOn"
        from jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) as new (
               "roleId" bigint, "projectId" bigint, discipline text, skills text[], level text,
               mentors boolean, hours smallint, week bit(168), goal text, languages text[],
               asks boolean, answered smallint, requests smallint, waiting smallint,
               "freePlaces" smallint, "lastActiveOn" date)
    ), key as (
      insert into opening_keys (role_id, discipline, a, b, last_active_on)
      select "roleId", discipline, a, b, "lastActiveOn"
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as new (
               "roleId" bigint, discipline smallint, a int, b int, "lastActiveOn" date)
    )
    insert into opening_refreshes (project_id, refreshed_at)
    select id, ${now.toISOString()} from projects where id = any(${projectIds}::bigint[])
        on conflict (project_id) do update set refreshed_at = excluded.refreshed_at`.execute(db);
}

/**
 * Locks projects whose openings were last computed before a time, skipping locked rows. `zones`
 * have changed their clocks since `changedSince`.
 */
export const lockDueProjects = (
  db: Db,
  {
    before,
    zones,
    changedSince,
    limit,
  }: { before: Date; zones: string[]; changedSince: Date; limit: number },
) => idsOf(db)`
    select projects.id from projects
     where id in (
             (select project_id from opening_refreshes
               where refreshed_at is null or refreshed_at < ${before.toISOString()}
               order by refreshed_at nulls first limit ${limit})
             union all
             (select project_id from opening_refreshes
                join projects as abroad on abroad.id = project_id
               where abroad.time_zone = any(${zones}::text[])
                 and refreshed_at < ${changedSince.toISOString()}
               order by project_id limit ${limit}))
     order by id limit ${limit}
       for no key update skip locked`;
