import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import type { PersonFacts, PersonSource } from './candidate.ts';
import type { MatchKey } from './match-keys.ts';

export type StoredPerson = PersonSource & { findableUntil: string | null; seenOn: string };

/** What someone said about themselves, or undefined if there's no such person. */
export const findPersonSource = async (db: Db, userId: number): Promise<StoredPerson | undefined> =>
  (await listPersonSources(db, [userId]))[0];

/** What people said about themselves. */
export const listPersonSources = async (
  db: Db,
  userIds: number[],
): Promise<(StoredPerson & { userId: number })[]> => rowsOf<StoredPerson & { userId: number }>(db)`
    select users.id as "userId", coalesce(disciplines, '{}') as disciplines, coalesce(learns, '{}') as learns, hours,
           coalesce(week, '{}') as week, coalesce(team_preferences.time_zone, '') as "timeZone",
           goal, coalesce(languages, '{}') as languages,
           findable_until as "findableUntil", coalesce(seen_on, current_date) as "seenOn",
           (select coalesce(json_agg(json_build_object('technology', technology,
                                                       'skillLevel', skill_level)
                                     order by ordinal), '[]')
              from tech_stack_entries where user_id = users.id) as skills
      from users left join team_preferences on team_preferences.user_id = users.id
     where users.id = any(${userIds}::bigint[])`;

type Candidate = PersonFacts & { findableUntil: string; seenOn: string };

/** Deletes what was computed about a person for teams. The caller holds the person's lock. */
export const deleteCandidate = (db: Db, userId: number) =>
  sql`
    with due as (delete from candidate_refreshes where user_id = ${userId})
    delete from candidates where user_id = ${userId}`.execute(db);

export async function insertCandidate(
  db: Db,
  {
    userId,
    candidate,
    keys,
    now,
  }: { userId: number; candidate: Candidate; keys: MatchKey[]; now: Date },
) {
  const { disciplines, knows, begins, learns, languages } = candidate;
  await sql`
    with candidate as (
      insert into candidates (user_id, disciplines, knows, begins, learns, hours, week, goal,
                              languages, findable_until, seen_on)
      values (${userId}, ${disciplines}, ${knows}, ${begins}, ${learns}, ${candidate.hours},
              ${candidate.week}::bit(168), ${candidate.goal}, ${languages},
              ${candidate.findableUntil}, ${candidate.seenOn})
    ), refresh as (
      insert into candidate_refreshes (user_id, refreshed_at)
      values (${userId}, ${now.toISOString()})
    )
    insert into candidate_keys (user_id, discipline, a, b, seen_on)
    select ${userId}, discipline, a, b, ${candidate.seenOn}::date
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as new (
             discipline smallint, a int, b int)`.execute(db);
}

/** Locks people who can be found and were last compared before a time, as in lockDueProjects. */
export const lockDuePeople = (
  db: Db,
  {
    before,
    zones,
    changedSince,
    limit,
  }: { before: Date; zones: string[]; changedSince: Date; limit: number },
) => idsOf(db)`
    select id from users
     where id in (
             (select user_id from candidate_refreshes
               where refreshed_at is null or refreshed_at < ${before.toISOString()}
               order by refreshed_at nulls first limit ${limit})
             union all
             (select candidate_refreshes.user_id
                from candidate_refreshes join team_preferences using (user_id)
               where time_zone = any(${zones}::text[])
                 and refreshed_at < ${changedSince.toISOString()}
               order by user_id limit ${limit}))
     order by id limit ${limit}
       for no key update skip locked`;
