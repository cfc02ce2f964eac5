import { lockDueProject } from '#server/history/changes/due-project-store.ts';
import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';
import { rowOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import {
  daysAfterReminder,
  goneDays,
  reminderDays,
} from '#server/teams/members/takeover-policy.ts';

/** Whether a project's creator gave no sign of life for a long time and isn't just away. */
export async function isCreatorGone(db: Db, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select greatest(last_seen_on, away_until) <= current_date - ${goneDays}::int as gone
      from project_members join projects on projects.id = project_id and user_id = creator_id
     where project_id = ${projectId}`.execute(db);
  return rows[0]?.gone ?? false;
}

type Takeover = { userId: number; creatorSeen: boolean };

/** Who takes a project over, and whether its creator gave a sign of life since they asked. */
export const findTakeover = (db: Db, projectId: number) => rowOf<Takeover>(db)`
    select takeovers.user_id as "userId", last_seen_on >= asked_at::date as "creatorSeen"
      from takeovers
      join projects on projects.id = takeovers.project_id
      join project_members as creating on creating.project_id = projects.id
                                      and creating.user_id = projects.creator_id
     where takeovers.project_id = ${projectId}`;

export const insertTakeover = (
  db: Db,
  { projectId, userId, now }: { projectId: number; userId: number; now: Date },
) =>
  db
    .insertInto('takeovers')
    .values({ project_id: projectId, user_id: userId, asked_at: now.toISOString() })
    .execute();

export const deleteTakeover = (db: Db, projectId: number) =>
  db.deleteFrom('takeovers').where('project_id', '=', projectId).execute();

export type DueReminder = { projectId: number; userId: number; askedAt: string; creatorId: number };

/** Marks takeovers as reminded of, skipping locked rows. Returns them. */
export const takeDueReminders = (
  db: Db,
  { now, limit }: { now: Date; limit: number },
) => rowsOf<DueReminder>(db)`
    with due as (
      select project_id from takeovers
       where reminded_at is null
         and asked_at <= ${daysBefore(now, reminderDays)}
       order by project_id limit ${limit}
         for update skip locked
    )
    update takeovers set reminded_at = ${now}
      from due join projects on projects.id = due.project_id
     where takeovers.project_id = due.project_id
    returning takeovers.project_id as "projectId", user_id as "userId",
              asked_at as "askedAt", creator_id as "creatorId"`;

/** Locks a project whose creator didn't say no in time. */
export const lockProjectToPass = (db: Db, now: Date) =>
  lockDueProject(
    db,
    sql`select project_id from takeovers where reminded_at <= ${daysBefore(now, daysAfterReminder)}`,
  );
