import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type ReviewedLabel = {
  label: string;
  tickets: number;
  /** Those who still have an account. */
  reviewers: string[];
  reviewerCount: number;
};

/**
 * The labels of tickets that are still done in someone's name and were reviewed, in projects where they
 * don't take part anymore. The most frequent first.
 */
export const listReviewedLabels = (db: Db, userId: number) => rowsOf<ReviewedLabel>(db)`
    with last as (
      select distinct on (events.ticket_id) events.id, events.kind, events.labels
        from participations
        join projects on projects.id = participations.project_id and deleted_at is null
        join events on events.project_id = projects.id and events.credited_id = ${userId}
       where participations.user_id = ${userId}
         and (to_day is not null or projects.completed_at is not null)
         and events.kind in ('ticket_done', 'ticket_reopened')
       order by events.ticket_id, events.id desc
    )
    select label, count(distinct last.id) as tickets,
           count(distinct by_ref) as "reviewerCount",
           coalesce(json_agg(distinct ${fullName('users')}) filter (where users.id is not null), '[]')
             as reviewers
      from last
     cross join unnest(labels) as label
      join reviews on reviews.done_id = last.id and counts
      left join users on users.id = reviews.by_id
     where kind = 'ticket_done'
     group by label
     order by tickets desc, label`;

/** The technologies of someone's tech stack, and what isn't to be suggested. */
export async function listKnown(
  db: Db,
  userId: number,
): Promise<{ technologies: string[]; dismissed: string[] }> {
  const { rows } = await sql<{ technologies: string[]; dismissed: string[] }>`
    select to_json(array(select technology from tech_stack_entries where user_id = ${userId}))
             as technologies,
           to_json(array(select technology_key from dismissed_suggestions
                          where user_id = ${userId})) as dismissed`.execute(db);
  return rows[0]!;
}

type Dismissal = { userId: number; key: string };

export const insertDismissal = (db: Db, { userId, key }: Dismissal) =>
  db
    .insertInto('dismissed_suggestions')
    .values({ user_id: userId, technology_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function deleteDismissal(db: Db, { userId, key }: Dismissal) {
  await db
    .deleteFrom('dismissed_suggestions')
    .where('user_id', '=', userId)
    .where('technology_key', '=', key)
    .execute();
}
