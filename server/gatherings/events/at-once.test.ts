import { beforeAll, expect, test } from 'vitest';
import type { EventForm, LiveEvent } from '#contract/gatherings/events.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { makeLive } from '#tests/factories/areas.ts';
import {
  changeEvent,
  createEvent,
  createOrganizer,
  eventForm,
  inHours,
  join,
} from '#tests/factories/events.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'events');
});

/** Locks rows, so that whoever needs them waits in line. Returns how to release them. */
async function hold(rows: string, id: number): Promise<() => Promise<void>> {
  const holder = await server.pool.connect();
  await holder.query('begin');
  await holder.query(`select from ${rows} = $1 for update`, [id]);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}

const statusOf = async (
  { send }: Person,
  { id: eventId, ...event }: LiveEvent,
  fields: Partial<EventForm & { version: number }>,
): Promise<number> => {
  const body = { ...event, link: event.link ?? '', ...fields };
  const options = { params: { eventId }, body };
  return send('PUT /events/{eventId}', options).then(
    ({ status }) => status,
    (error: Error) => Number(/answered (\d+)/.exec(error.message)?.[1]),
  );
};

test('a change that is sent before the version it changes is stored counts as well', async () => {
  const organizer = await createOrganizer(server);
  let event = await createEvent(organizer);
  const move = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 1) });
  for (const hours of [201, 202, 203, 204, 205])
    event = await changeEvent(organizer, event, move(hours));
  const release = await hold('calendar_events where id', event.id);
  const first = statusOf(organizer, event, { title: 'Renamed' });
  await waitForLock(server.pool);
  const next = { ...move(206), version: event.version + 1 };
  expect(await statusOf(organizer, event, next)).toBe(429);
  await release();
  expect(await first).toBe(200);
});

test('a series is canceled while someone who goes to it deletes their account', async () => {
  const organizer = await createOrganizer(server);
  const first = await createEvent(organizer, { repeat: { weeks: 1, times: 3 } });
  const person = await createPerson(server);
  const ids = [first.id, first.id + 1, first.id + 2];
  for (const id of ids) await join(person, { id });
  // The last one is the first now, so its lock would be taken before theirs.
  await server.pool.query(
    `update calendar_events set starts_at = now() + interval '1 hour' where id = $1`,
    [ids[2]],
  );
  const release = await hold('calendar_events where id', first.id);
  const deleted = person.send('POST /users/deletion', { body: { email: person.email, password } });
  await waitForLock(server.pool);
  const canceled = organizer.send('POST /events/{eventId}/cancellation', {
    params: { eventId: ids[2]! },
    body: { reason: 'The room is gone.', andLater: true },
  });
  await waitForLock(server.pool, 2);
  await release();
  expect([(await deleted).status, (await canceled).status]).toEqual([204, 200]);
});

test('someone whose account is deleted meanwhile creates no event', async () => {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer);
  const release = await hold('calendar_events where id', event.id);
  const { email } = organizer;
  const deleted = organizer.send('POST /users/deletion', { body: { email, password } });
  await waitForLock(server.pool);
  const created = organizer.refused('POST /events', { body: eventForm({ title: 'Orphan' }) });
  await waitForLock(server.pool, 2);
  await release();
  expect([(await deleted).status, (await created).status]).toEqual([204, 401]);
  const { rows } = await server.pool.query(`select from calendar_events where title = 'Orphan'`);
  expect(rows).toEqual([]);
});
