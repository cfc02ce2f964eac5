import { sql } from 'kysely';
import { selectEvents } from '#server/gatherings/events/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf } from '#server/platform/database/sql/outcomes.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type MeetingRef = Membership & { meetingId: number };

/** A team's meetings for a member: nothing for others. */
const selectMeetings = (db: Db, { projectId, userId }: Membership) =>
  selectEvents(db, userId)
    .innerJoin('project_members as reader', (join) =>
      join
        .onRef('reader.project_id', '=', 'calendar_events.project_id')
        .on('reader.user_id', '=', userId),
    )
    .innerJoin('projects', 'projects.id', 'calendar_events.project_id')
    .select([
      'reader.is_lead as leads',
      sql<boolean>`reader.inactive_since is null`.as('isActive'),
      sql<number>`(
        select count(*) from calendar_events as other
         where other.series_id = calendar_events.series_id and other.canceled_at is null
           and other.starts_at > calendar_events.starts_at)`.as('later'),
    ])
    .where('projects.id', '=', projectId)
    .where('projects.deleted_at', 'is', null);

export const findMeeting = (db: Db, { meetingId, ...reader }: MeetingRef) =>
  selectMeetings(db, reader).where('calendar_events.id', '=', meetingId).executeTakeFirst();

export type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

/** Meetings that aren't over or canceled, the next one first. */
export const listUpcoming = (db: Db, { now, ...reader }: Membership & { now: Date }) =>
  selectMeetings(db, reader)
    .where('calendar_events.canceled_at', 'is', null)
    .where('calendar_events.ends_at', '>', now.toISOString())
    .orderBy('calendar_events.starts_at')
    .orderBy('calendar_events.id')
    .execute();

/** How many meetings a team has that aren't over or canceled. */
export const countUpcoming = (db: Db, { projectId, now }: { projectId: number; now: Date }) =>
  countOf(
    db
      .selectFrom('calendar_events')
      .where('project_id', '=', projectId)
      .where('canceled_at', 'is', null)
      .where('ends_at', '>', now.toISOString()),
  );

/** The active members who can't come to some meetings, by name. */
export const listDeclined = (db: Db, meetingIds: readonly number[]) =>
  db
    .selectFrom('event_people')
    .innerJoin('calendar_events', 'calendar_events.id', 'event_people.event_id')
    .innerJoin('project_members as member', (join) =>
      join
        .onRef('member.project_id', '=', 'calendar_events.project_id')
        .onRef('member.user_id', '=', 'event_people.user_id'),
    )
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['event_id', 'users.id', fullName('users').as('name'), 'users.avatar'])
    .where('event_id', '=', anyOf(meetingIds))
    .where('state', '=', 'declined')
    .where('member.inactive_since', 'is', null)
    .orderBy('name')
    .orderBy('users.id')
    .execute();

/** Invites those again who couldn't come to a meeting. The caller holds its lock. */
export const forgetDeclined = (db: Db, meetingId: number) =>
  db
    .deleteFrom('event_people')
    .where('event_id', '=', meetingId)
    .where('state', '=', 'declined')
    .execute();

/** Each meeting with the active members who are coming, by how many of these meetings they come to. */
export const listInvited = (db: Db, meetingIds: readonly number[]) => rowsOf<{
  eventId: number;
  others: number;
  ids: number[];
}>(db)`
    select event_id as "eventId", others, json_agg(user_id order by user_id) as ids
      from (select member.user_id, meeting.id as event_id,
                   count(*) over (partition by member.user_id) - 1 as others,
                   row_number() over (partition by member.user_id
                                      order by starts_at, meeting.id) as place
              from calendar_events as meeting
              join project_members as member using (project_id)
              left join event_people as person
                on person.event_id = meeting.id and person.user_id = member.user_id
             where meeting.id = any(${meetingIds}::bigint[]) and member.inactive_since is null
               and coalesce(person.state, 'going') = 'going') as one
     where place = 1 group by event_id, others order by event_id, others`;
