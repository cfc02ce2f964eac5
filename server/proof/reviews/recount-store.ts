import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { firstOf } from '#server/platform/database/sql/outcomes.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

/** The project of the review that is due first. */
export const findDueProject = (db: Db, now: Date) =>
  firstOf(
    db
      .selectFrom('reviews')
      .select('project_id')
      .where('recount_at', '<=', now.toISOString())
      .orderBy('recount_at')
      .limit(1),
  );

/** A review that may count now. `ticketAge` and `isSolo` are of when the ticket was done. */
export type DueReview = {
  id: number;
  ticketId: number;
  doneId: number;
  userId: number | null;
  workerId: number | null;
  isSolo: boolean;
  ticketAge: number | null;
  isCurrent: boolean;
  writtenAt: string;
};

/** Takes the reviews of a project that are due, oldest first. Call it with the project locked. */
export const takeDueReviews = async (
  db: Db,
  { projectId, now, limit }: { projectId: number; now: Date; limit: number },
): Promise<DueReview[]> => rowsOf<DueReview>(db)`
    with due as (
      update reviews set recount_at = null
       where id in (select id from reviews
                     where project_id = ${projectId} and recount_at <= ${now}
                     order by id limit ${limit})
      returning id, ticket_id, done_id, by_id, created_at
    )
    select due.id, due.ticket_id as "ticketId", due.done_id as "doneId", due.by_id as "userId",
           due.created_at as "writtenAt", done.credited_id as "workerId", done.is_solo as "isSolo", done.ticket_age as "ticketAge",
           done.id = (select max(id) from events
                       where ticket_id = due.ticket_id
                         and kind in ('ticket_done', 'ticket_reopened')) as "isCurrent"
      from due join events as done on done.id = due.done_id
     order by due.id`;

/** Has a review looked at again. */
export const postpone = (db: Db, { id, recountAt }: { id: number; recountAt: string }) =>
  db.updateTable('reviews').set({ recount_at: recountAt }).where('id', '=', id).execute();

/** Lets a review count. Returns whether it's the first that does for this time the ticket was done. */
export async function markReviewAsCounted(
  db: Db,
  { id, doneId }: { id: number; doneId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    update reviews set counts = true where id = ${id}
    returning not exists(
      select from reviews as other where other.done_id = ${doneId} and other.counts) as "isFirst"`.execute(
    db,
  );
  return rows[0]!.isFirst;
}
