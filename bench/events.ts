import type { Pool } from 'pg';
import type { Row } from './table.ts';
import { measureCpuTimes, signInAs, withPieces } from './with-pieces.ts';

const [eventCount, peopleCount] = [300, 1000];

/**
 * Measures the CPU time of a list of 300 upcoming events, and of the page of one, with 1,000 people each,
 * after 100,000 past ones, of Node and PostgreSQL together.
 */
export const measureEvents = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async (pieces) => {
    const { userId, eventId } = await fillWithEvents(pieces.database.pool);
    const headers = await signInAs(pieces, userId);
    const gets = [
      { what: 'list of 300 events with 1,000 people each', path: '/api/events' },
      { what: 'page of one of them with 1,000 people each', path: `/api/events/${eventId}` },
    ];
    return measureCpuTimes(pieces, gets, headers);
  });

/** Returns someone who goes to all of them, and one of them. */
async function fillWithEvents(pool: Pool): Promise<{ userId: number; eventId: number }> {
  await pool.query(
    `insert into users (email, first_name, last_name, login_method, communication_email)
     select 'person-' || n || '@pieces.test', 'Person', n::text, 'email', 'person-' || n || '@pieces.test'
       from generate_series(1, $1::integer) as n`,
    [peopleCount],
  );
  await pool.query(
    `insert into calendar_events (organizer_id, series_id, title, type, category, format, location,
       link, description, starts_at, ends_at, time_zone, skills, program, created_at)
     select (select min(id) from users), 0, 'Event ' || n, 'Workshop', 'Education', 'On site', 'A hall',
            'https://meet.example/', repeat('What happens there. ', 20),
            now() + n * interval '3 hours', now() + n * interval '3 hours' + interval '2 hours',
            'Europe/Helsinki', '{TypeScript,Git}',
            '{"mentors": [{"name": "A mentor", "expertise": "Web"}], "speakers": [], "activities": [],
              "sponsors": []}', now()
       from generate_series(1, $1::integer) as n`,
    [eventCount],
  );
  // Years of past ones.
  await pool.query(
    `insert into calendar_events (organizer_id, series_id, title, category, format, location, link,
       description, starts_at, ends_at, time_zone, created_at)
     select (select min(id) from users), 0, 'Past ' || n, 'Education', 'Online', '', '', '',
            now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '30 minutes',
            'UTC', now()
       from generate_series(1, 100000) as n`,
  );
  // One by one, counting takes minutes.
  await pool.query('alter table event_people disable trigger user');
  await pool.query(
    `insert into event_people (event_id, user_id, state, since)
     select calendar_events.id, users.id, 'going', now() from calendar_events, users
      where ends_at > now()`,
  );
  await pool.query('alter table event_people enable trigger user');
  await pool.query('update calendar_events set going = $1 where ends_at > now()', [peopleCount]);
  await pool.query('vacuum (analyze) calendar_events, event_people, users');
  await pool.query(`insert into areas values ('events', 'live', now())`);
  const { rows } = await pool.query<{ userId: number; eventId: number }>(
    `select (select min(id) from users) as "userId", (select min(id) from calendar_events where ends_at > now()) as "eventId"`,
  );
  return rows[0]!;
}
