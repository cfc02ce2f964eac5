import { beforeAll, expect, test } from 'vitest';
import type { EventForm, LiveEvent } from '#contract/gatherings/events.ts';
import { makeLive } from '#tests/factories/areas.ts';
import {
  changeEvent,
  createEvent,
  createOrganizer,
  eventForm,
  inHours,
  join,
  readEvent,
} from '#tests/factories/events.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'events');
});

const inHall: Partial<EventForm> = { format: 'Hybrid', location: 'Oulu, hall', maxParticipants: 1 };

/** An event with somebody who goes and somebody who waits. */
async function createFull(fields: Partial<EventForm> = {}) {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer, { ...inHall, ...fields });
  const [going, waiting] = [await createPerson(server), await createPerson(server)];
  await join(going, event);
  await join(waiting, event);
  return { organizer, event: await readEvent(organizer, event), going, waiting };
}

const cancel = ({ send }: Person, { id: eventId }: LiveEvent, body: object) =>
  send('POST /events/{eventId}/cancellation', { params: { eventId }, body });

const mailTo = async ({ email }: Person) =>
  (await server.mail()).filter(({ to }) => to === email).map(({ text }) => text);

test('people going and waiting are told of a new time and place, with the old time', async () => {
  const { organizer, event, going, waiting } = await createFull({
    startsAt: `${new Date().getUTCFullYear() + 1}-01-20T15:00:00.000Z`,
  });
  await changeEvent(organizer, event, {
    startsAt: event.startsAt.replace('T15', 'T16'),
    location: 'Oulu, library',
  });
  for (const person of [going, waiting]) {
    expect(await notifiedTexts(person)).toEqual(['“Reading Code” has a new time and place']);
    const [mail] = await mailTo(person);
    expect(mail).toContain('It starts on Jan 20, 6:00 PM GMT+2, not on Jan 20, 5:00 PM GMT+2.');
    expect(mail).toContain('Where: Oulu, library');
  }
  expect(await notifiedTexts(organizer)).toEqual([]);
});

test('people going are told of a new link, which isn’t in the email', async () => {
  const { organizer, event, going, waiting } = await createFull();
  await changeEvent(organizer, event, { link: 'https://meet.example/other' });
  expect(await notifiedTexts(going)).toEqual(['“Reading Code” has a new link']);
  expect((await mailTo(going)).join('')).not.toContain('meet.example');
  expect(await notifiedTexts(waiting)).toEqual([]);
});

test('other changes tell nobody', async () => {
  const { organizer, event, going } = await createFull();
  await changeEvent(organizer, event, {
    title: 'Reading More Code',
    description: 'Another text',
    endsAt: inHours(7 * 24 + 3),
    maxParticipants: 1,
  });
  expect(await notifiedTexts(going)).toEqual([]);
});

test('an outdated change is refused with the current event', async () => {
  const { organizer, event } = await createFull();
  await changeEvent(organizer, event, { title: 'Renamed' });
  const refusal = await organizer.refused('PUT /events/{eventId}', {
    params: { eventId: event.id },
    body: { ...event, title: 'Late' },
  });
  expect(refusal.body).toMatchObject({ code: 'stale_event', current: { title: 'Renamed' } });
});

test('the time changes at most five times a day, and a refused change doesn’t count', async () => {
  const { organizer, event } = await createFull();
  let current = event;
  const move = (hours: number) => ({
    startsAt: inHours(7 * 24 + hours),
    endsAt: inHours(7 * 24 + hours + 1),
  });
  const params = { eventId: event.id };
  const past = { ...event, startsAt: inHours(-2), endsAt: inHours(2) };
  expect((await organizer.refused('PUT /events/{eventId}', { params, body: past })).status).toBe(
    400,
  );
  for (const hours of [1, 2, 3, 4, 5]) current = await changeEvent(organizer, current, move(hours));
  const body = { ...current, ...move(6) };
  expect((await organizer.refused('PUT /events/{eventId}', { params, body })).status).toBe(429);
  await changeEvent(organizer, current, { title: 'Renamed' });
});

test('someone changes times, places and links at most 20 times a day, of any events', async () => {
  const organizer = await createOrganizer(server);
  const first = await createEvent(organizer, { ...inHall, repeat: { weeks: 1, times: 5 } });
  const { rows } = await server.pool.query<{ id: number }>(
    'select id from calendar_events where series_id = $1 order by id',
    [first.id],
  );
  const events = await Promise.all(rows.map((row) => readEvent(organizer, row)));
  for (const event of events.slice(0, 4)) {
    let current = event;
    for (const room of [1, 2, 3, 4, 5])
      current = await changeEvent(organizer, current, { location: `Room ${room}` });
  }
  const last = events[4]!;
  const refusal = await organizer.refused('PUT /events/{eventId}', {
    params: { eventId: last.id },
    body: { ...last, location: 'Room 1' },
  });
  expect(refusal.body.message).toContain('up to 20 times a day');
});

test('an event that has begun keeps its start, but what it says can change', async () => {
  const { organizer, event } = await createFull();
  await server.pool.query(
    `update calendar_events set starts_at = now() - interval '1 hour',
       ends_at = now() + interval '1 hour' where id = $1`,
    [event.id],
  );
  const begun = await readEvent(organizer, event);
  expect((await changeEvent(organizer, begun, { title: 'Begun' })).title).toBe('Begun');
});

test('a canceled event tells why, and stays canceled', async () => {
  const { organizer, event, going, waiting } = await createFull();
  const { body } = await cancel(organizer, event, { reason: 'The room is gone.' });
  expect(body).toMatchObject({
    cancelReason: 'The room is gone.',
    can: { edit: false, join: false, seeAttendance: false },
  });
  await cancel(organizer, event, { reason: 'Something else entirely.' });
  for (const person of [going, waiting]) {
    expect(await notifiedTexts(person)).toEqual(['“Reading Code” is canceled']);
    const [mail] = await mailTo(person);
    expect(mail).toContain('The room is gone.');
  }
  const refusal = await organizer.refused('PUT /events/{eventId}', {
    params: { eventId: event.id },
    body: { ...event, version: body.version },
  });
  expect(refusal.body.code).toBe('event_over');
});

test('canceling an event and later ones tells each person once', async () => {
  const organizer = await createOrganizer(server);
  const first = await createEvent(organizer, { repeat: { weeks: 1, times: 4 } });
  const { rows } = await server.pool.query<{ id: number }>(
    'select id from calendar_events where series_id = $1 order by id',
    [first.id],
  );
  const [all, some] = [await createPerson(server), await createPerson(server)];
  for (const { id } of rows) await join(all, { id });
  await join(some, rows[2]!);
  const second = await readEvent(organizer, rows[1]!);
  await cancel(organizer, second, { reason: 'The room is gone.', andLater: true });
  expect(await notifiedTexts(all)).toEqual(['“Reading Code” and 2 later ones are canceled']);
  expect(await notifiedTexts(some)).toEqual(['“Reading Code” is canceled']);
  const canceled = await Promise.all(rows.map((row) => readEvent(organizer, row)));
  expect(canceled.map(({ canceledAt }) => canceledAt !== null)).toEqual([false, true, true, true]);
  expect(canceled[0]!.later).toBe(0);
});

test('someone who has blocked the organizer isn’t told the reason', async () => {
  const { organizer, event, going } = await createFull();
  await going.send('PUT /users/blocks/{userId}', { params: { userId: organizer.id } });
  await cancel(organizer, event, { reason: 'Because of you.' });
  const [mail, ...more] = await mailTo(going);
  expect(mail).toContain('is canceled');
  expect(mail).not.toContain('Because of you.');
  expect(more).toEqual([]);
});

test('a change and a cancellation at once leave one of both orders', async () => {
  const { organizer, event } = await createFull();
  const body = eventForm({ ...inHall, title: 'Moved', startsAt: inHours(200) });
  const results = await Promise.all([
    cancel(organizer, event, { reason: 'The room is gone.' }).then(() => 'canceled'),
    organizer
      .send('PUT /events/{eventId}', {
        params: { eventId: event.id },
        body: { ...body, version: event.version },
      })
      .then(
        () => 'changed',
        () => 'refused',
      ),
  ]);
  const after = await readEvent(organizer, event);
  expect(after.canceledAt).not.toBeNull();
  expect(after.title).toBe(results[1] === 'changed' ? 'Moved' : 'Reading Code');
});

test('news of events is in no list or email while events aren’t live', async () => {
  const { organizer, event, going } = await createFull();
  await changeEvent(organizer, event, { location: 'Elsewhere' });
  await server.pool.query(`update areas set mode = 'hidden'`);
  expect(await notifiedTexts(going)).toEqual([]);
  expect(await mailTo(going)).toEqual([]);
  await server.pool.query(`update areas set mode = 'live'`);
  expect(await notifiedTexts(going)).toHaveLength(1);
});
