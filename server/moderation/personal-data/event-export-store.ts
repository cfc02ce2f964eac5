import { sql } from 'kysely';
import { long, type Part, short } from './export-part.ts';

/** What is stored about someone in events and in meetings of their teams. */
export const eventParts: readonly Part[] = [
  {
    key: ['id'],
    size: long,
    page: ({ userId, after: [id], size }) => sql`
        select id, project_id, title, description, location, starts_at, created_at, canceled_at,
               cancel_reason, true as organized_by_you
          from calendar_events
         where organizer_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
  },
  {
    key: ['event_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select event_id, state, since, asked_at, confirmed_at, reminded_at, attended
          from event_people
         where user_id = ${userId} and event_id > ${id ?? 0} order by event_id limit ${size}`,
  },
  {
    key: [],
    size: short,
    page: ({ userId }) => sql`
        select created_at as named_organizer_at from event_organizers where user_id = ${userId}`,
  },
];
