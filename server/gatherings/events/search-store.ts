import { sql } from 'kysely';
import { isMembersOnly } from '#contract/values/areas.ts';
import { containsWordsSql } from '#server/site/search/words-store.ts';
import { type Finder, type FoundRow, mostFound } from '#server/site/search/finder.ts';

/** What is coming first, the next one before others; then what is over, the latest before others. */
const order = (now: Date) => sql`
  ends_at <= ${now}::timestamptz,
  case when ends_at > ${now}::timestamptz then starts_at end,
  starts_at desc, calendar_events.id`;

/** Finds live events that the reader can open, by their titles. */
export const findEvents: Finder = ({ text, userId, now, modes }) =>
  modes.events !== 'live' || (userId === 0 && isMembersOnly({ liveArea: 'events' }, modes))
    ? undefined
    : sql<FoundRow>`
      select 'event' as kind, row_number() over (order by ${order(now)}) as place,
             id, title, null as project_id, null as project, null as number,
             category as note, null as avatar, '' as excerpt
        from calendar_events
       where project_id is null and canceled_at is null
         and fold_text(title) like all(${containsWordsSql([text])})
       order by place limit ${mostFound}`;

/** Finds the upcoming meetings of the reader's teams by their titles. */
export const findMeetings: Finder = ({ text, userId, now }) =>
  userId === 0
    ? undefined
    : sql<FoundRow>`
      select 'meeting' as kind, row_number() over (order by ${order(now)}) as place,
             calendar_events.id, title, projects.id as project_id, projects.name as project,
             null as number, '' as note, null as avatar, '' as excerpt
        from project_members as reader join calendar_events using (project_id)
        join projects on projects.id = project_id
       where reader.user_id = ${userId} and ends_at > ${now} and canceled_at is null
         and projects.deleted_at is null
         and fold_text(title) like all(${containsWordsSql([text])})
       order by place limit ${mostFound}`;
