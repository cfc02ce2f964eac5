import { sql } from 'kysely';
import { sharedDays, sharedHackathonDays, tellEveryDays } from '#contract/values/teammate-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';

type Ended = {
  projectId: number;
  /** Who leaves; everyone stops if it's left out, because the project is complete. */
  userId?: number;
  now: Date;
};

/**
 * Stores that members who have worked together are to be asked about each other. A pair is asked again
 * after another project, or after they've been on this team together once more. Call it before the member leaves.
 */
export async function askTeammates(db: Db, { projectId, userId, now }: Ended) {
  const ends =
    userId === undefined
      ? sql`true`
      : sql`${userId} in (one.user_id, other.user_id) and projects.status <> 'Completed'`;
  await sql`
    insert into teammate_answers (user_id, teammate_id, project_id, ended_at)
    select one.user_id, other.user_id, projects.id, ${now}
      from projects
      join project_members as one on one.project_id = projects.id
      join project_members as other
        on other.project_id = projects.id and other.user_id <> one.user_id,
           lateral (select greatest(one.joined_at, other.joined_at) as since) as shared
     where projects.id = ${projectId} and ${ends}
       and not exists(select from teammate_answers as asked
                       where asked.user_id = one.user_id and asked.teammate_id = other.user_id
                         and asked.project_id = projects.id and asked.ended_at > since)
       and (since <= ${now}::timestamptz - make_interval(days =>
                       case when hackathon_id is null then ${sharedDays}::int
                            else ${sharedHackathonDays}::int end)
            or exists(select from reviews join events as done on done.id = reviews.done_id
                       where reviews.project_id = projects.id and reviews.created_at >= since
                         and (by_id, credited_id) in ((one.user_id, other.user_id),
                                                      (other.user_id, one.user_id))))
     order by one.user_id, other.user_id
        on conflict (user_id, teammate_id) do update
       set project_id = excluded.project_id, ended_at = excluded.ended_at,
           told_at = case when teammate_answers.project_id = excluded.project_id
                           and teammate_answers.told_at > ${daysBefore(now, tellEveryDays)}
                          then teammate_answers.told_at end`.execute(db);
}
