import { sql } from 'kysely';
import { confirmation } from '#contract/values/event-card.ts';
import type { Db } from '#server/migrations/tables.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';

/** The people of an event, or of a team's meeting, with the same time zone, who have to be reminded. */
export type ComingEvent = { eventId: number; startsAt: string; timeZone: string };

/** Without their pages, nobody can answer. */
const areLive = sql`exists(select from areas where area = 'events' and mode = 'live')`;

/**
 * Part of a statement: who goes to the events that start within two days, and the active members of a
 * team who haven't declined its meeting, if nobody has reminded them yet. Where someone is, or else the
 * event, decides what tomorrow is.
 */
const unreminded = (now: Date) => sql`
  select soon.id as event_id, soon.starts_at, users.id as user_id,
         coalesce(nullif(users.time_zone, ''), soon.time_zone) as time_zone
    from calendar_events as soon
    left join projects on projects.id = soon.project_id
    left join project_members as member
      on member.project_id = soon.project_id and member.inactive_since is null
    left join event_people as person
      on person.event_id = soon.id
         and (soon.project_id is null or person.user_id = member.user_id)
    join users
      on users.id = coalesce(member.user_id, person.user_id) and ${isActiveSql(now)}
   where soon.canceled_at is null and projects.deleted_at is null
     and soon.starts_at > ${now}::timestamptz
     and soon.starts_at < ${now}::timestamptz + interval '2 days'
     and case when soon.project_id is null then person.state = 'going' and ${areLive}
              else coalesce(person.state, 'going') = 'going' end
     and person.reminded_at is null`;

export const listComing = (db: Db, now: Date) => rowsOf<ComingEvent>(db)`
    select event_id as "eventId", starts_at as "startsAt", time_zone as "timeZone"
      from (${unreminded(now)}) as one
     group by event_id, starts_at, time_zone order by starts_at, event_id, time_zone`;

/** Marks them as reminded, and returns those who weren't yet, if the event hasn't moved. The caller holds its lock. */
export const markReminded = (
  db: Db,
  { eventId, startsAt, timeZone, now }: ComingEvent & { now: Date },
) => idsOf(db)`
    insert into event_people (event_id, user_id, state, since, reminded_at)
    select event_id, user_id, 'going', ${now}, ${now} from (${unreminded(now)}) as one
     where event_id = ${eventId} and starts_at = ${startsAt} and time_zone = ${timeZone}
     order by user_id
    on conflict (event_id, user_id) do update set reminded_at = excluded.reminded_at
     where event_people.reminded_at is null and event_people.state = 'going'
    returning user_id as id`;

const isLimited = sql`
  project_id is null and canceled_at is null and max_people is not null and ${areLive}`;

/**
 * Marks people as asked whether they still come, and returns up to so many who weren't, by event. Events
 * that are being changed have to wait.
 */
export async function takeUnasked(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ eventId: number; ids: number[] }[]> {
  const { askedBefore, passedOnBefore } = confirmation;
  return rowsOf<{ eventId: number; ids: number[] }>(db)`
    with due as (
      select event_id, user_id
        from event_people join calendar_events on calendar_events.id = event_id
       where ${isLimited}
         and starts_at > ${now}::timestamptz + make_interval(days => ${passedOnBefore})
         and starts_at <= ${now}::timestamptz + make_interval(days => ${askedBefore})
         and state = 'going' and confirmed_at is null and asked_at is null
       order by event_id, user_id limit ${limit}
         for no key update of calendar_events, event_people skip locked
    ), asked as (
      update event_people set asked_at = ${now} from due
       where event_people.event_id = due.event_id and event_people.user_id = due.user_id
      returning due.event_id, due.user_id
    )
    select event_id as "eventId", json_agg(user_id order by user_id) as ids
      from asked group by event_id order by event_id`;
}

/**
 * Locks events that start within a day and whose unconfirmed places nobody has passed on, and marks that
 * as done.
 */
export async function takeUnconfirmed(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select id from calendar_events
       where ${isLimited} and passed_on_at is null and starts_at > ${now}
         and starts_at <= ${now}::timestamptz + make_interval(days => ${confirmation.passedOnBefore})
       order by id limit ${limit} for no key update skip locked
    )
    update calendar_events set passed_on_at = ${now} from due where calendar_events.id = due.id
    returning calendar_events.id`.execute(db);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}
