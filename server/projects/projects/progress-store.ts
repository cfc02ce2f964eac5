import { isFinished } from '#server/history/activity/ticket-status-store.ts';
import { sql } from 'kysely';
import type { Progress } from '#contract/projects/progress.ts';
import { knowsHackathon, knowsTeam } from '#server/teams/members/hackathon-membership-store.ts';
import { resultObject } from '#server/proof/participations/store.ts';
import { answersRecord, earlierRecord } from './record-store.ts';
import type { Db } from '#server/migrations/tables.ts';

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
