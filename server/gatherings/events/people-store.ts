import { sql } from 'kysely';
import type { EventState } from '#contract/values/event-card.ts';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';

type Ref = { eventId: number; userId: number };
type States = { eventId: number; states: readonly EventState[] };

/**
 * Stores what someone is in an event from now on. `confirmedAt` null leaves it open whether they come.
 * The caller holds the event's lock.
 */
export async function saveState(
  db: Db,
  { eventId, userId, state, confirmedAt, now }: Ref & State & { state: EventState },
) {
  const changed = {
    state,
    since: now.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
  };
  await db
    .insertInto('event_people')
    .values({ event_id: eventId, user_id: userId, ...changed })
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doUpdateSet(changed))
    .execute();
}

type State = { confirmedAt: Date | null; now: Date };

export const confirm = (db: Db, { eventId, userId, now }: Ref & { now: Date }) =>
  db
    .updateTable('event_people')
    .set({ confirmed_at: now.toISOString() })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .execute();

/** Gives several people a place. The caller holds the event's lock. */
export const givePlaces = (
  db: Db,
  { eventId, ids, confirmedAt, now }: { eventId: number; ids: readonly number[] } & State,
) =>
  db
    .updateTable('event_people')
    .set({
      state: 'going',
      since: now.toISOString(),
      confirmed_at: confirmedAt?.toISOString() ?? null,
    })
    .where('event_id', '=', eventId)
    .where('user_id', '=', anyOf(ids))
    .execute();

/** Puts people at the end of the waiting list. The caller holds the event's lock. */
export const takePlaces = (
  db: Db,
  { eventId, ids, now }: { eventId: number; ids: readonly number[]; now: Date },
) =>
  db
    .updateTable('event_people')
    .set({ state: 'waiting', since: now.toISOString() })
    .where('event_id', '=', eventId)
    .where('user_id', '=', anyOf(ids))
    .execute();

/** The IDs of people in some states, those first who have been it the longest. */
export const listIds = (db: Db, { eventId, states }: States) =>
  valuesOf(
    db
      .selectFrom('event_people')
      .select('user_id')
      .where('event_id', '=', eventId)
      .where('state', '=', anyOf(states))
      .orderBy('since')
      .orderBy('user_id'),
  );

/** Who goes and hasn't said that they still come, although they were asked a while ago; the last to join first. */
export const listUnconfirmed = (
  db: Db,
  { eventId, askedBefore }: { eventId: number; askedBefore: Date },
) =>
  valuesOf(
    db
      .selectFrom('event_people')
      .select('user_id')
      .where('event_id', '=', eventId)
      .where('state', '=', 'going')
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<=', askedBefore.toISOString())
      .orderBy('since', 'desc')
      .orderBy('user_id', 'desc'),
  );

export const countWaiting = (db: Db, eventId: number) =>
  countOf(
    db.selectFrom('event_people').where('event_id', '=', eventId).where('state', '=', 'waiting'),
  );

/** How many wait before someone, with them. */
export async function findPosition(
  db: Db,
  { eventId, userId, since }: Ref & { since: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from event_people
     where event_id = ${eventId} and state = 'waiting'
       and (since, user_id) <= (${since}::timestamptz, ${userId}::bigint)`.execute(db);
  return rows[0]!.count;
}

/** Who is going, by name. */
export const listGoing = (db: Db, { eventId, now }: { eventId: number; now: Date }) =>
  db
    .selectFrom('event_people')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', fullName('users').as('name'), 'users.avatar', 'attended'])
    .where('event_id', '=', eventId)
    .where('state', '=', 'going')
    .where(isActiveSql(now))
    .orderBy('name')
    .orderBy('users.id')
    .execute();

/** Notes who of those going came, and that the others didn't. */
export const saveAttendance = (
  db: Db,
  { eventId, ids }: { eventId: number; ids: readonly number[] },
) =>
  db
    .updateTable('event_people')
    .set({ attended: sql<boolean>`user_id = any(${ids}::bigint[])` })
    .where('event_id', '=', eventId)
    .where('state', '=', 'going')
    .execute();

/** Each event with the people who go to it or wait for a place, by how many of these events they're in. */
export const listConcerned = (db: Db, eventIds: readonly number[]) => rowsOf<{
  eventId: number;
  others: number;
  ids: number[];
}>(db)`
    select event_id as "eventId", others, json_agg(user_id order by user_id) as ids
      from (select user_id, count(*) over (partition by user_id) - 1 as others, event_id,
                   row_number() over (partition by user_id order by starts_at, event_id) as place
              from event_people join calendar_events on calendar_events.id = event_id
             where event_id = any(${eventIds}::bigint[]) and state in ('going', 'waiting')) as one
     where place = 1 group by event_id, others order by event_id, others`;

/** The events that aren't over which someone goes to, waits for or organizes, in order. */
export const listInvolved = (db: Db, { userId, now }: { userId: number; now: Date }) => idsOf(db)`
    select id from calendar_events
     where project_id is null and canceled_at is null and ends_at > ${now}
       and (organizer_id = ${userId}
            or id in (select event_id from event_people
                       where user_id = ${userId} and state in ('going', 'waiting')))
     order by id`;
