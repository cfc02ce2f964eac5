import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';

/** What is counted is of this many days. */
const days = 30;
/** Someone new should have a ticket within this many days. */
const firstTicketDays = 7;
/** However many there are, no more than the newest are read. */
const [mostRequests, mostJoiners] = [10_000, 2_000];

export type Usage = {
  /** Requests to join that were answered in time, and that weren't. */
  answered: number;
  expired: number;
  /** How many hours the faster half waited for an answer, and nine of ten; null without answers. */
  medianHours: number | null;
  slowHours: number | null;
  /** People who joined a team, and those of them who soon had a ticket there. */
  joiners: number;
  joinersWithTicket: number;
  /** Hackathons. */
  upcoming: number;
  running: number;
  ended: number;
};

/** How a community is doing. */
export async function readUsage(db: Db, now: Date): Promise<Usage> {
  const { rows } = await sql<Usage>`
    with requests as materialized (
      select state, extract(epoch from ended_at - asked_at) / 3600 as hours
        from join_requests
       where state in ('accepted', 'declined', 'expired')
         and ended_at > ${daysBefore(now, days)} and ended_at <= ${now}
       order by ended_at desc limit ${mostRequests}
    ), joined as materialized (
      select id, actor_id, project_id, occurred_at from events
       where kind = 'project_joined' and actor_id is not null
         and occurred_at > ${daysBefore(now, days + firstTicketDays)}
         and occurred_at <= ${daysBefore(now, firstTicketDays)}
       order by occurred_at desc limit ${mostJoiners}
    ), joiners as (
      select exists(
               select from events
                where credited_id = joined.actor_id and events.id > joined.id
                  and events.project_id = joined.project_id
                  and kind in ('ticket_created', 'ticket_started', 'ticket_done')
                  and events.occurred_at <= joined.occurred_at + make_interval(days => ${firstTicketDays})) as has_ticket
        from joined
    )
    select answers.*, people.*, hackathons.*
      from (select count(*) filter (where state <> 'expired') as answered,
                   count(*) filter (where state = 'expired') as expired,
                   percentile_cont(0.5) within group (order by hours)
                     filter (where state <> 'expired') as "medianHours",
                   percentile_cont(0.9) within group (order by hours)
                     filter (where state <> 'expired') as "slowHours"
              from requests) as answers,
           (select count(*) as joiners, count(*) filter (where has_ticket) as "joinersWithTicket"
              from joiners) as people,
           (select count(*) filter (where starts_at > ${now}) as upcoming,
                   count(*) filter (where starts_at <= ${now} and ends_at > ${now}) as running,
                   count(*) filter (where ends_at <= ${now}) as ended
              from hackathons
             where canceled_at is null and ends_at > ${daysBefore(now, days)}) as hackathons`.execute(
    db,
  );
  return rows[0]!;
}
