import { beforeAll, expect, test } from 'vitest';
import type { EventForm, LiveEvent } from '#contract/gatherings/events.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin, suspend } from '#tests/factories/decisions.ts';
import {
  changeEvent,
  createEvent,
  createOrganizer,
  eventForm,
  inHours,
  join,
  readEvent,
} from '#tests/factories/events.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { eventTasks, remindOfEvents } from './schedule.ts';

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

const erase = ({ send, email }: Person) =>
  send('POST /users/deletion', { body: { email, password } });

test('one of two teammates is suspended while the other deletes their account', async () => {
  const organizer = await createOrganizer(server);
  const { creator, member } = await createTeam(server);
  const [shared, other] = [await createEvent(organizer), await createEvent(organizer)];
  for (const person of [creator, member]) await join(person, shared);
  await join(member, other);
  const release = await hold('calendar_events where id', other.id);
  const erased = erase(member);
  await waitForLock(server.pool);
  const suspended = suspend(await createAdmin(server), creator);
  await waitForLock(server.pool, 2);
  await release();
  await Promise.all([erased, suspended]);
  expect((await readEvent(organizer, shared)).people).toEqual([]);
});

test('an organizer changes an event while their account is deleted', async () => {
  const organizer = await createOrganizer(server);
  const [first, second] = [await createEvent(organizer), await createEvent(organizer)];
  const guest = await createPerson(server);
  for (const event of [first, second]) await join(guest, event);
  // Whoever tells the guest something waits.
  const release = await hold('users where id', guest.id);
  const erased = erase(organizer);
  await waitForLock(server.pool);
  const changed = statusOf(organizer, second, { startsAt: inHours(201), endsAt: inHours(202) });
  await waitForLock(server.pool, 2);
  await release();
  await erased;
  expect(await changed).toBe(403);
});

test('an event that is created while its organizer’s account is deleted is canceled', async () => {
  const { creator, project } = await createTeam(server);
  await server.pool.query('insert into event_organizers (user_id) values ($1)', [creator.id]);
  const release = await hold('projects where id', project.id);
  const erased = erase(creator);
  await waitForLock(server.pool);
  const { body } = await creator.send('POST /events', { body: eventForm() });
  await release();
  await erased;
  const reader = await createPerson(server);
  expect((await readEvent(reader, body)).canceledAt).not.toBe(null);
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

const at = (days: number, startsAt: string) => new Date(Date.parse(startsAt) - days * 86_400_000);

test('an event that moves while people are reminded of it isn’t tomorrow', async () => {
  const organizer = await createOrganizer(server);
  const guest = await createPerson(server);
  const startsAt = `${new Date().getUTCFullYear() + 1}-01-20T12:00:00.000Z`;
  const event = await createEvent(organizer, { startsAt });
  await join(guest, event);
  const release = await hold('event_people where event_id', event.id);
  const moved = changeEvent(organizer, event, { startsAt: inHours(500), endsAt: inHours(501) });
  await waitForLock(server.pool);
  const reminded = server.db.transaction().execute((db) => remindOfEvents(db, at(1, startsAt)));
  await waitForLock(server.pool, 2);
  await release();
  await Promise.all([moved, reminded]);
  expect(await notifiedTexts(guest)).toEqual(['“Reading Code” has a new time']);
});

test('a question before an event waits while the event is changed', async () => {
  const organizer = await createOrganizer(server);
  const guest = await createPerson(server);
  const event = await createEvent(organizer, { maxParticipants: 1 });
  await join(guest, event);
  const release = await hold('calendar_events where id', event.id);
  await runTasks(server, eventTasks, 5);
  expect(await notifiedTexts(guest)).toEqual([]);
  await release();
  await runTasks(server, eventTasks, 5);
  expect(await notifiedTexts(guest)).toEqual(['Are you still coming to “Reading Code”?']);
});
