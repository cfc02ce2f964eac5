import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';
import { hasChanged, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';
import { askAfterDays, askUntilDays, remindDays } from './policy.ts';

export type Answer = 'continue' | 'rest' | 'complete';

type Batch = { now: Date; limit: number };
export type Asked = { projectId: number; hackathon: string; isCanceled: boolean };

/**
 * Stores that teams whose hackathon ended a while ago, or is canceled, are asked what's next, skipping
 * locked rows. Returns them.
 */
export const takeTeamsToAsk = (db: Db, { now, limit }: Batch) => rowsOf<Asked>(db)`
    with due as (
      select projects.id, hackathons.name, canceled_at
        from hackathons join projects on projects.hackathon_id = hackathons.id
       where coalesce(canceled_at, ends_at + interval '1 day' * ${askAfterDays}) <= ${now}
         and coalesce(canceled_at, ends_at) > ${daysBefore(now, askUntilDays)}
         and projects.status <> 'Completed' and projects.deleted_at is null
         and not exists(select from next_steps where project_id = projects.id)
         and exists(select from project_members as lead
                     where lead.project_id = projects.id and lead.is_lead
                       and lead.inactive_since is null)
       order by projects.id limit ${limit}
         for no key update of projects skip locked
    ), asked as (
      insert into next_steps (project_id, asked_at) select id, ${now} from due
          on conflict do nothing
      returning project_id
    )
    select asked.project_id as "projectId", due.name as hackathon,
           canceled_at is not null as "isCanceled"
      from asked join due on due.id = asked.project_id
     order by asked.project_id`;

/** Stores that teams which haven't answered are reminded, once. Returns them. */
export const takeTeamsToRemind = (db: Db, { now, limit }: Batch) => rowsOf<Asked>(db)`
    with due as (
      select project_id from next_steps
       where answer is null and reminded_at is null
         and asked_at <= ${daysBefore(now, remindDays)}
       order by asked_at, project_id limit ${limit}
         for update skip locked
    ), reminded as (
      update next_steps set reminded_at = ${now}
        from due where next_steps.project_id = due.project_id
      returning next_steps.project_id
    )
    select projects.id as "projectId", hackathons.name as hackathon,
           canceled_at is not null as "isCanceled"
      from reminded
      join projects on projects.id = reminded.project_id
      join hackathons on hackathons.id = projects.hackathon_id
     where projects.deleted_at is null
     order by projects.id`;

/** Locks the teams of a hackathon that were asked and haven't answered. Returns their IDs. */
export const lockAskedTeams = (db: Db, hackathonId: number) =>
  valuesOf(
    db
      .selectFrom('projects')
      .select('id')
      .where('hackathon_id', '=', hackathonId)
      .where('id', 'in', (steps) =>
        steps.selectFrom('next_steps').select('project_id').where('answer', 'is', null),
      )
      .orderBy('id')
      .forNoKeyUpdate(),
  );

/** A team isn't asked anymore. Returns false if it has answered. The caller holds its lock. */
export const withdrawQuestion = (db: Db, projectId: number) =>
  hasChanged(
    db.deleteFrom('next_steps').where('project_id', '=', projectId).where('answer', 'is', null),
  );

export const findNextStep = (db: Db, projectId: number) =>
  db
    .selectFrom('next_steps')
    .select('answer')
    .where('project_id', '=', projectId)
    .executeTakeFirst();

type Answering = { projectId: number; userId: number; answer: Answer; now: Date };

/** Stores a team's answer. Returns false if it wasn't asked, or has answered. */
export const storeAnswer = (db: Db, { projectId, userId, answer, now }: Answering) =>
  hasChanged(
    db
      .updateTable('next_steps')
      .set({ answer, answered_by: userId, answered_at: now.toISOString() })
      .where('project_id', '=', projectId)
      .where('answer', 'is', null),
  );

/** Makes a team an ordinary project; at rest, an inactive one. The caller holds its lock. */
export const listProject = (
  db: Db,
  { projectId, restsSince }: { projectId: number; restsSince: Date | null },
) =>
  db
    .updateTable('projects')
    .set({
      is_listed: true,
      ...(restsSince && { inactive_since: restsSince.toISOString() }),
    })
    .where('id', '=', projectId)
    .execute();
