import { isFinished, isOpen } from './ticket-status-store.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, EventKind } from '#server/migrations/tables.ts';
import { exists } from '#server/platform/database/sql/outcomes.ts';
import type { Parts } from '#server/platform/database/sql/parts.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';
import { type ActivityEvent, extendsDay } from './credit-rules.ts';
import type { Standing } from './standing.ts';

/** What a person did at one time, or a repository (`actorId` is null). */
export type Act = { actorId: number | null; projectId: number; ticketId?: number | undefined };

/** An event to be stored. Taking something back credits only someone who was credited with it. */
export type StoredEvent = ActivityEvent & { credited_id: number | null; labels?: string[] };

export type StoredStanding = { userId: number; rules: number; state: Standing };

/**
 * A subquery that locks people's standings until the transaction ends, for a statement that reads
 * something else too. It always locks in the order of IDs, so that two can't wait for each other.
 * `userIds` is a list in SQL.
 */
export const lockedStandings = (userIds: RawBuilder<unknown>): RawBuilder<StoredStanding[]> => sql`
  (select coalesce(json_agg(locked), '[]')
     from (select user_id as "userId", rules, state from standings
            where user_id in (${userIds}) order by user_id for no key update) as locked)`;

/** The same in a statement of its own. Creates missing rows, except of people who no longer exist. */
export const lockStandings = (db: Db, userIds: number[]) => rowsOf<StoredStanding>(db)`
    insert into standings (user_id, rules, state)
    select id, 0, '{}' from users where id = any(${userIds}) order by id
        on conflict (user_id) do update set rules = standings.rules
    returning user_id as "userId", rules, state`;

export const saveStanding = (db: Db, { userId, ...stored }: StoredStanding) =>
  db
    .updateTable('standings')
    .set({ rules: stored.rules, state: JSON.stringify(stored.state) })
    .where('user_id', '=', userId)
    .execute();

export async function findStanding(db: Db, userId: number): Promise<StoredStanding | undefined> {
  const row = await db
    .selectFrom('standings')
    .select(['rules', 'state'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { userId, rules: row.rules, state: row.state as Standing };
}

type OwnEvents = { kind: EventKind; actorId: number; projectId: number };

/**
 * Deletes a person's events of a kind in a project, and what their days count of them. The standing is
 * computed again when it's needed; the caller has locked it.
 */
export async function deleteEvents(db: Db, { kind, actorId, projectId }: OwnEvents) {
  await sql`
    with gone as (
      delete from events
       where kind = ${kind} and actor_id = ${actorId} and credited_id = ${actorId}
         and project_id = ${projectId}
      returning (occurred_at at time zone 'UTC')::date as day
    ), days as (
      update activity_days set count = activity_days.count - 1 from gone
       where user_id = ${actorId} and activity_days.day = gone.day
    )
    update standings set rules = 0 where user_id = ${actorId}`.execute(db);
  await sql`delete from activity_days where user_id = ${actorId} and count <= 0`.execute(db);
}

/** Deletes the standing of an account that is being deleted, after everyone who has locked it. */
export const deleteStanding = (db: Db, userId: number) =>
  db.deleteFrom('standings').where('user_id', '=', userId).execute();

/** Stores events and the new standings, as parts of a statement's `with` clause. */
export const insertEvents = (
  { actorId, projectId, ticketId }: Act,
  { events, standings }: { events: StoredEvent[]; standings: StoredStanding[] },
): Parts => [
  sql`event as (
    insert into events (kind, actor_id, credited_id, project_id, ticket_id, occurred_at, is_solo,
                        ticket_age, text_length, nth_that_day, labels)
    select kind, ${actorId}, credited_id, ${projectId}, ${ticketId ?? null}::bigint, occurred_at,
           is_solo, ticket_age, text_length, nth_that_day, labels
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as new (
             kind text, credited_id bigint, occurred_at timestamptz, is_solo boolean,
             ticket_age int, text_length int, nth_that_day int, labels text[])
  )`,
  sql`active as (
    insert into activity_days (user_id, day, count)
    select credited_id, (occurred_at at time zone 'UTC')::date, count(*)
      from jsonb_to_recordset(${JSON.stringify(events.filter(extendsDay))}::jsonb) as new (
             credited_id bigint, occurred_at timestamptz)
     where credited_id is not null group by 1, 2
    on conflict (user_id, day) do update set count = activity_days.count + excluded.count
  )`,
  sql`standing as (
    update standings set rules = changed.rules, state = changed.state
      from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as changed (
             "userId" bigint, rules int, state jsonb)
     where user_id = changed."userId"
  )`,
];

/** All events credited to a person, oldest first. */
export const listEvents = (db: Db, userId: number): Promise<ActivityEvent[]> =>
  selectEvents(db, userId).orderBy('id').execute();

/** Those since a time, the newest first, at most so many. */
export const listNewestEvents = (
  db: Db,
  { userId, since, most }: { userId: number; since: Date; most: number },
): Promise<ActivityEvent[]> =>
  selectEvents(db, userId)
    .where('occurred_at', '>=', since.toISOString())
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

const selectEvents = (db: Db, userId: number) =>
  db
    .selectFrom('events')
    .select([
      'kind',
      'occurred_at',
      'project_id',
      'is_solo',
      'ticket_age',
      'text_length',
      'nth_that_day',
    ])
    .where('credited_id', '=', userId);

export const hasEvent = (
  db: Db,
  { kind, actorId, projectId }: { kind: EventKind; actorId: number; projectId: number },
) =>
  exists(
    db
      .selectFrom('events')
      .select('id')
      .where('actor_id', '=', actorId)
      .where('project_id', '=', projectId)
      .where('kind', '=', kind)
      .limit(1),
  );

/** Whether a row of `events` still holds: a ticket that was reopened, or finished again, was finished once. */
export const stillHolds = sql<boolean>`
  (events.kind <> 'ticket_done' or not (
     exists(select from tickets where tickets.id = events.ticket_id and ${isOpen})
     or exists(select from events as later
                where later.ticket_id = events.ticket_id and later.kind = 'ticket_done'
                  and later.id > events.id)))`;

/** Who was credited when a ticket was last done, and what decides whether that counted. */
export type Credit = Pick<
  StoredEvent,
  'credited_id' | 'is_solo' | 'ticket_age' | 'nth_that_day'
> & { is_reviewed: boolean };

/** Joins the credit of a ticket that is done as `credit`, to a statement that reads it from `tickets`. */
export const withCredit = sql`
  left join lateral (
    select credited_id, is_solo, ticket_age, nth_that_day,
           exists(select from reviews where done_id = events.id and counts) as is_reviewed
      from events
     where ticket_id = tickets.id and kind = 'ticket_done' and ${isFinished}
     order by id desc limit 1
  ) as credit on true`;
