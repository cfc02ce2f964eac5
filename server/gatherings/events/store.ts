import { type InferResult, type RawBuilder, sql } from 'kysely';
import { type EventCategory, type EventFormat, eventLimits } from '#contract/values/event-card.ts';
import type { Db } from '#server/migrations/tables.ts';
import { requireTransaction } from '#server/platform/database/locks.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, valuesOf } from '#server/platform/database/sql/outcomes.ts';

type Program = {
  mentors: { name: string; expertise: string }[];
  speakers: { name: string; topic: string }[];
  activities: string[];
  sponsors: string[];
};

/** What a form has of an event, or of a meeting, which has no more than a time and a place. */
export type EventSettings = {
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  location: string;
  link: string;
  description: string;
  type?: string;
  category?: EventCategory;
  format?: EventFormat;
  maxParticipants?: number | null;
  skills?: string[];
} & Partial<Program>;

const columnsOf = (settings: EventSettings) => ({
  title: settings.title,
  starts_at: settings.startsAt,
  ends_at: settings.endsAt,
  time_zone: settings.timeZone,
  location: settings.location,
  link: settings.link,
  description: settings.description,
  type: settings.type ?? '',
  category: settings.category ?? null,
  format: settings.format ?? null,
  max_people: settings.maxParticipants ?? null,
  skills: settings.skills ?? [],
  program: JSON.stringify({
    mentors: settings.mentors ?? [],
    speakers: settings.speakers ?? [],
    activities: settings.activities ?? [],
    sponsors: settings.sponsors ?? [],
  }),
});

type NewEvents = {
  /** Null for an event that everyone finds. */
  projectId: number | null;
  organizerId: number;
  /** In order, one or more. */
  series: readonly EventSettings[];
  now: Date;
};

/** Creates a series of events. Returns their IDs. */
export async function insertEvents(
  db: Db,
  { projectId, organizerId, series, now }: NewEvents,
): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence('calendar_events', 'id')`;
  const { rows: made } = await sql<{ id: number }>`
    select nextval(${sequence}::regclass)::bigint as id
      from generate_series(1, ${series.length}::integer)`.execute(db);
  const ids = made.map(({ id }) => id);
  const rows = series.map((settings, index) => ({
    ...columnsOf(settings),
    id: ids[index]!,
    series_id: ids[0]!,
    project_id: projectId,
    organizer_id: organizerId,
    created_at: now.toISOString(),
  }));
  await db.insertInto('calendar_events').values(rows).execute();
  return ids;
}

/** Stores what a form has. A new start begins reminders and questions anew. The caller holds its lock. */
export async function updateEvent(
  db: Db,
  { id, settings, isMoved }: { id: number; settings: EventSettings; isMoved: boolean },
) {
  await db
    .updateTable('calendar_events')
    .set({ ...columnsOf(settings), version: sql`version + 1` })
    .$if(isMoved, (update) => update.set({ passed_on_at: null }))
    .where('id', '=', id)
    .execute();
  if (!isMoved) return;
  await db
    .updateTable('event_people')
    .set({ asked_at: null, confirmed_at: null, reminded_at: null })
    .where('event_id', '=', id)
    .execute();
}

/** Locks an event and its people until the transaction ends. Lock people and projects before it. */
export const lockEvent = (db: Db, id: number) => lockEvents(db, [id]);

/** The same for several, in the order of their IDs, so that no two transactions wait for each other. */
export async function lockEvents(db: Db, ids: readonly number[]) {
  requireTransaction(db);
  await db
    .selectFrom('calendar_events')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The same for all of an event's series. */
export async function lockSeries(db: Db, id: number) {
  requireTransaction(db);
  const series = db.selectFrom('calendar_events').select('series_id').where('id', '=', id);
  await db
    .selectFrom('calendar_events')
    .select('id')
    .where('series_id', '=', series)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type Later = { seriesId: number; startsAt: string; now: Date };

/** Events of a series that start later than another one, and aren't canceled or over. */
const isLater = ({ seriesId, startsAt, now }: Later) => sql<boolean>`
  series_id = ${seriesId} and starts_at > ${startsAt} and ends_at > ${now.toISOString()}
  and canceled_at is null`;

/** The IDs of those of the same series that start later. */
export const listLater = (db: Db, later: Later) =>
  valuesOf(db.selectFrom('calendar_events').select('id').where(isLater(later)).orderBy('id'));

export const countLater = (db: Db, later: Later) =>
  countOf(db.selectFrom('calendar_events').where(isLater(later)));

/** The caller holds their locks. */
export const markCanceled = (
  db: Db,
  { ids, reason, now }: { ids: readonly number[]; reason: string; now: Date },
) =>
  db
    .updateTable('calendar_events')
    .set({ canceled_at: now.toISOString(), cancel_reason: reason, version: sql`version + 1` })
    .where('id', '=', anyOf(ids))
    .execute();

export type EventRow = InferResult<ReturnType<typeof selectEvents>>[number];

/** Events with what the person asking (0 for a visitor) is in them. Meetings have a `project_id`. */
export const selectEvents = (db: Db, readerId: number) =>
  db
    .selectFrom('calendar_events')
    .leftJoin('users as organizer', 'organizer.id', 'calendar_events.organizer_id')
    .leftJoin('event_people as own', (join) =>
      join.onRef('own.event_id', '=', 'calendar_events.id').on('own.user_id', '=', readerId),
    )
    .select([
      'calendar_events.id',
      'calendar_events.project_id',
      'calendar_events.series_id',
      'calendar_events.title',
      'calendar_events.type',
      'calendar_events.category',
      'calendar_events.format',
      'calendar_events.location',
      'calendar_events.link',
      'calendar_events.description',
      'calendar_events.starts_at',
      'calendar_events.ends_at',
      'calendar_events.time_zone',
      'calendar_events.max_people',
      'calendar_events.skills',
      sql<Program>`calendar_events.program`.as('program'),
      'calendar_events.going',
      'calendar_events.version',
      'calendar_events.canceled_at',
      'calendar_events.cancel_reason',
      'organizer.id as organizer_id',
      fullName('organizer').as('organizer_name'),
      'organizer.avatar as organizer_avatar',
      'own.state as own_state',
      'own.since as own_since',
      'own.asked_at as own_asked_at',
      'own.confirmed_at as own_confirmed_at',
      'own.attended as own_attended',
    ]);

/** An event that isn't a meeting; undefined if there's none. */
export const findEvent = (
  db: Db,
  { eventId, readerId }: { eventId: number; readerId: number },
): Promise<EventRow | undefined> =>
  selectEvents(db, readerId)
    .where('calendar_events.id', '=', eventId)
    .where('calendar_events.project_id', 'is', null)
    .executeTakeFirst();

/** An event or a meeting that is there for sure. */
export const getAnyEvent = (db: Db, id: number): Promise<EventRow> =>
  selectEvents(db, 0).where('calendar_events.id', '=', id).executeTakeFirstOrThrow();

type Listing = { readerId: number; now: Date; limit: number };

const listSome = (
  db: Db,
  { readerId, limit }: Listing,
  { which, order }: { which: RawBuilder<boolean>; order: 'asc' | 'desc' },
) =>
  selectEvents(db, readerId)
    .where('calendar_events.project_id', 'is', null)
    .where('calendar_events.canceled_at', 'is', null)
    .where(which)
    .orderBy('calendar_events.starts_at', order)
    .orderBy('calendar_events.id')
    .limit(limit)
    .execute();

/** Events that aren't over, the next one first. The index on starts needs to know how long ago that can be. */
export const listUpcoming = (db: Db, listing: Listing) => {
  const now = listing.now.toISOString();
  const which = sql<boolean>`
    ends_at > ${now} and starts_at > ${now}::timestamptz - make_interval(days => ${eventLimits.days})`;
  return listSome(db, listing, { which, order: 'asc' });
};

/** Those that are over, the latest first. */
export const listPast = (db: Db, listing: Listing) =>
  listSome(db, listing, { which: sql`ends_at <= ${listing.now.toISOString()}`, order: 'desc' });

/** How many events someone organizes that aren't over or canceled. */
export const countUpcoming = (db: Db, { organizerId, now }: { organizerId: number; now: Date }) =>
  countOf(
    db
      .selectFrom('calendar_events')
      .where('organizer_id', '=', organizerId)
      .where('project_id', 'is', null)
      .where('canceled_at', 'is', null)
      .where('ends_at', '>', now.toISOString()),
  );

/**
 * How many events, or meetings of a team, someone has created since then, with canceled ones. A series
 * counts once.
 */
export async function countCreated(
  db: Db,
  { projectId, organizerId, since }: { projectId: number | null; organizerId: number; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_events')
    .select(sql<number>`count(distinct series_id)`.as('count'))
    .where('organizer_id', '=', organizerId)
    .where('project_id', 'is not distinct from', projectId)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** What someone goes to, from some time on: what was canceled before isn't in it, either. At most 500. */
export const listOwnEvents = (db: Db, { userId, since }: { userId: number; since: Date }) =>
  selectEvents(db, userId)
    .where('calendar_events.project_id', 'is', null)
    .where('own.state', '=', 'going')
    .where(sql<boolean>`coalesce(canceled_at, ends_at) > ${since}`)
    .orderBy('calendar_events.starts_at')
    .orderBy('calendar_events.id')
    .limit(500)
    .execute();
