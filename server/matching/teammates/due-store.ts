import { lockDueProject } from '#server/history/changes/due-project-store.ts';
import { sql } from 'kysely';
import { tellAfterDays, tellEveryDays } from '#contract/values/teammate-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';
import { canBeAskedSql } from './store.ts';

const isDue = (now: Date) => sql`told_at is null and ended_at <= ${daysBefore(now, tellAfterDays)}`;

/** Locks a project whose members are to be asked about each other. */
export const lockProjectWithDue = (db: Db, now: Date) =>
  lockDueProject(db, sql`select project_id from teammate_answers where ${isDue(now)}`);

/** Stores that those who are due in a project are told. Returns who hasn't been lately. */
export async function takePeopleToTell(
  db: Db,
  { projectId, now }: { projectId: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with due as (
      update teammate_answers set told_at = ${now}
       where project_id = ${projectId} and ${isDue(now)}
      returning user_id, teammate_id, ${canBeAskedSql(now)} as can_be_asked
    )
    select distinct user_id from due
     where can_be_asked
       and not exists(select from teammate_answers as told
                       where told.user_id = due.user_id and told.project_id = ${projectId}
                         and told.told_at > ${daysBefore(now, tellEveryDays)})
     order by user_id`.execute(db);
  return rows.map(({ user_id: id }) => id);
}
