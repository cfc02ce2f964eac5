import { sql } from 'kysely';
import { isFinished } from '#server/history/activity/ticket-status-store.ts';
import type { Progress } from '#contract/projects/progress.ts';
import { knowsHackathon, knowsTeam } from '#server/teams/members/hackathon-membership-store.ts';
import { resultObject } from '#server/proof/participations/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { countedRequests } from '#contract/teams/opening-rules.ts';
import { lastRequests } from '#server/teams/openings/store.ts';
import { countedProjects } from './progress-policy.ts';

type Asked = { projectId: number; personId: number | undefined };

/** The progress of a project, with its result in a hackathon that the person may see. */
export const findProgress = (
  db: Db,
  { projectId, personId }: Asked,
): Promise<Progress | undefined> =>
  db
    .selectFrom('projects')
    .leftJoin('tickets', (join) =>
      join.onRef('tickets.project_id', '=', 'projects.id').on('tickets.deleted_at', 'is', null),
    )
    .where('projects.id', '=', projectId)
    .where('projects.deleted_at', 'is', null)
    .where(knowsTeam(personId))
    .groupBy('projects.id')
    .select((row) => [
      row.fn.count<number>('tickets.id').as('tickets'),
      row.fn.count<number>('tickets.id').filterWhere(isFinished).as('done'),
      row
        .selectFrom('changes')
        .select('changes.occurred_at')
        .whereRef('changes.project_id', '=', 'projects.id')
        .orderBy('changes.number', 'desc')
        .limit(sql.lit(1))
        .as('changedAt'),
      row
        .selectFrom('results')
        .innerJoin('hackathons', 'hackathons.id', 'results.hackathon_id')
        .select(resultObject.as('result'))
        .whereRef('results.project_id', '=', 'projects.id')
        .where(knowsHackathon(personId))
        .as('result'),
      answersRecord.as('answers'),
      earlierRecord.as('earlier'),
    ])
    .executeTakeFirst();

/** How the team of a row of `projects` has answered those who asked to join, or null if few have. */
const answersRecord = sql<Progress['answers']>`(
  select case when count(*) >= ${sql.lit(countedRequests.least)}
              then json_build_object('requests', count(*),
                                     'answered', count(*) filter (where state <> 'expired')) end
    from ${lastRequests} as last)`;

/** Someone finished a ticket there on a team of two. */
const hadTeam = sql`exists(
  select from participations where project_id = earlier.id and most_people > 1 and done > 0)`;

/** The team was merged into another one, so nobody completed it. */
const wasMerged = sql`(
  earlier.hackathon_id is not null
  and not exists(select from hackathon_places where project_id = earlier.id))`;

const wasClosed = sql`exists(
  select from decisions
   where kind = 'project' and subject_id = earlier.id and act = 'close' and undone_at is null)`;

/**
 * How many of the projects that its creator has led before, and that aren't built anymore, were completed.
 * Null if there are few, or if not everyone can see the creator's profile.
 */
const earlierRecord = sql<Progress['earlier']>`(
  select case when count(*) >= ${sql.lit(countedProjects.least)}
              then json_build_object('projects', count(*),
                                     'completed', count(*) filter (where completed_at is not null)) end
    from (select completed_at from projects as earlier
           where earlier.creator_id = projects.creator_id and earlier.id <> projects.id
             and earlier.deleted_at is null
             and (completed_at is not null or inactive_since is not null)
             and ${hadTeam} and not ${wasClosed} and not (completed_at is not null and ${wasMerged})
             and not exists(select from privacy_settings
                             where user_id = projects.creator_id and profile <> 'everyone')
           order by coalesce(completed_at, inactive_since) desc, id desc
           limit ${sql.lit(countedProjects.last)}) as last)`;
