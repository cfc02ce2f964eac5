import { sql } from 'kysely';
import { isFinished } from '#server/history/activity/ticket-status-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';
import { minAccountAge, settlingTime, type UncountedWork } from './policy.ts';

type UncountedRow = Omit<UncountedWork, 'recountAt'> & {
  id: number;
  projectId: number;
  title: string;
  hasReview: boolean;
  recountAt: string | null;
};

const seconds = (milliseconds: number) => sql.lit(milliseconds / 1000);

/**
 * The tickets that someone finished and no review counts for, in the projects they're a member of, newest
 * first; or one of them. Of several reviews, the one that is looked at next decides.
 */
export const listUncounted = (
  db: Db,
  { userId, ticketId }: { userId: number; ticketId?: number },
) => rowsOf<UncountedRow>(db)`
    with done as (
      select distinct on (ticket_id) *
        from events
       where credited_id = ${userId} and kind in ('ticket_done', 'ticket_reopened')
         and ${ticketId === undefined ? sql`true` : sql`ticket_id = ${ticketId}`}
       order by ticket_id, id desc
    )
    select tickets.id, tickets.project_id as "projectId", tickets.title,
           (select min(greatest(member.joined_at + make_interval(secs => ${seconds(settlingTime)}),
                                done.occurred_at))
              from project_members as member
             where member.project_id = tickets.project_id
               and member.joined_at <= done.occurred_at
               and member.user_id is distinct from tickets.assignee_id
               and member.user_id <> ${userId}) as "reviewableFrom",
           review.id is not null as "hasReview", review.recount_at as "recountAt",
           author.created_at + make_interval(secs => ${seconds(minAccountAge)}) as "authorCountsFrom"
      from done
      join tickets on tickets.id = done.ticket_id and tickets.deleted_at is null and ${isFinished}
      join project_members as own
        on own.project_id = tickets.project_id and own.user_id = ${userId}
      join projects on projects.id = tickets.project_id and projects.deleted_at is null
      left join lateral (select * from reviews where done_id = done.id
                          order by recount_at limit 1) as review on true
      left join users as author on author.id = review.by_id
     where done.kind = 'ticket_done'
       and not exists(select from reviews where done_id = done.id and counts)
     order by done.id desc limit 100`;
