import { sql } from 'kysely';
import type { Part } from './export-part.ts';
import { allRows, rows } from './rows-store.ts';

/** What is stored about someone in events and in meetings of their teams. */
export const eventParts: readonly Part[] = [
  rows(
    'calendar_events',
    sql`id, project_id, title, description, location, starts_at, created_at, canceled_at,
        cancel_reason, true as organized_by_you`,
    { of: 'organizer_id', isLong: true },
  ),
  rows('event_people', sql`event_id, state, since, asked_at, confirmed_at, reminded_at, attended`, {
    key: ['event_id'],
  }),
  allRows('event_organizers', sql`created_at as named_organizer_at`),
];
