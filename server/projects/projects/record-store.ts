import { sql } from 'kysely';
import { countedRequests } from '#contract/teams/opening-rules.ts';
import type { Progress } from '#contract/projects/progress.ts';
import { lastRequests } from '#server/teams/openings/store.ts';
import { countedProjects } from './progress-policy.ts';

/** How the team of a row of `projects` has answered those who asked to join, or null if few have. */
export const answersRecord = sql<Progress['answers']>`(
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
export const earlierRecord = sql<Progress['earlier']>`(
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
