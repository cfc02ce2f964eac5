import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createEvent, createOrganizer, inHours, join, leave } from '#tests/factories/events.ts';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { eventHeads } from './page-heads.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'events');
});

const load = ({ request }: Client, path: string) => request('GET', path);

const setArea = (mode: string, options = {}) =>
  server.pool.query(`update areas set mode = $1, options = $2 where area = 'events'`, [
    mode,
    JSON.stringify(options),
  ]);

test('an event’s file has its time and place for everyone, but not its link', async () => {
  const event = await createEvent(await createOrganizer(server), {
    format: 'Hybrid',
    location: 'Oulu, hall',
  });
  const going = await createPerson(server);
  await join(going, event);
  for (const reader of [openClient(server.url), going]) {
    const response = await load(reader, `/events/${event.id}.ics`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).not.toContain('meet.example');
    const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const read = new ICAL.Event(component);
    expect([read.summary, read.location, read.startDate.toJSDate().toISOString()]).toEqual([
      event.title,
      event.location,
      `${event.startsAt.slice(0, -4)}000Z`,
    ]);
  }
});

test.each(['/events/999999.ics', '/events/x.ics', '/events/1234567890123456.ics', '/events/.ics'])(
  '%s is a 404',
  async (path) => {
    expect((await load(openClient(server.url), path)).status).toBe(404);
  },
);

test('an event’s calls and file are there only while events are live, also for admins', async () => {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer);
  for (const mode of ['hidden', 'sample']) {
    if (mode === 'hidden') await setArea(mode);
    else await server.pool.query(`delete from areas`);
    const params = { eventId: event.id };
    await expect.poll(async () => (await organizer.request('GET', '/api/events')).status).toBe(404);
    expect((await organizer.refused('GET /events/{eventId}', { params })).body.code).toBe(
      'not_live',
    );
    expect((await load(organizer, `/events/${event.id}.ics`)).status).toBe(404);
  }
  await makeLive(server, 'events');
});

test('visitors read no events and no files if admins have closed them to visitors', async () => {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer);
  await setArea('live', { visitors: false });
  const visitor = openClient(server.url);
  await expect.poll(async () => (await visitor.request('GET', '/api/events')).status).toBe(401);
  expect((await load(visitor, `/events/${event.id}.ics`)).status).toBe(404);
  expect((await load(organizer, `/events/${event.id}.ics`)).status).toBe(200);
  await setArea('live');
  await expect.poll(async () => (await visitor.request('GET', '/api/events')).status).toBe(200);
});

const search = async ({ send }: Client, q: string) =>
  (await send('GET /search', { query: { q } })).body.results.filter(({ kind }) => kind === 'event');

test('search finds upcoming events before past ones, and no canceled ones', async () => {
  const organizer = await createOrganizer(server);
  const make = (startsAt: string) => createEvent(organizer, { title: 'Zeppelin Night', startsAt });
  const [later, sooner, past, canceled] = [
    await make(inHours(90)),
    await make(inHours(30)),
    await make(inHours(50)),
    await make(inHours(60)),
  ];
  await server.pool.query(
    `update calendar_events set starts_at = now() - interval '2 hours',
       ends_at = now() - interval '1 hour' where id = $1`,
    [past.id],
  );
  await organizer.send('POST /events/{eventId}/cancellation', {
    params: { eventId: canceled.id },
    body: { reason: 'The room is gone.' },
  });
  const found = await search(openClient(server.url), 'zeppelin');
  expect(found.map(({ id }) => id)).toEqual([sooner.id, later.id, past.id]);
  expect(JSON.stringify(found)).not.toContain('meet.example');
});

test('a calendar has the events that its owner goes to, with their links, until they leave', async () => {
  const event = await createEvent(await createOrganizer(server), { title: 'Zeppelin Day' });
  const person = await createPerson(server);
  const { address } = (await person.send('PUT /users/calendar-feed')).body;
  const read = async () => (await load(openClient(server.url), new URL(address).pathname)).text();
  expect(await read()).not.toContain('Zeppelin');
  await join(person, event);
  expect(await read()).toContain('SUMMARY:Zeppelin Day');
  expect(await read()).toContain('DESCRIPTION:https://meet.example/secret');
  await setArea('hidden');
  await expect.poll(read).not.toContain('Zeppelin');
  await setArea('live');
  await expect.poll(read).toContain('Zeppelin');
  await leave(person, event);
  expect(await read()).not.toContain('Zeppelin');
});

test('a calendar keeps a canceled event for 30 days, marked', async () => {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer, { title: 'Zeppelin Noon' });
  const person = await createPerson(server);
  await join(person, event);
  const { address } = (await person.send('PUT /users/calendar-feed')).body;
  const read = async () => (await load(openClient(server.url), new URL(address).pathname)).text();
  await organizer.send('POST /events/{eventId}/cancellation', {
    params: { eventId: event.id },
    body: { reason: 'The room is gone.' },
  });
  expect(await read()).toContain('STATUS:CANCELLED');
  await server.pool.query(
    `update calendar_events set canceled_at = now() - interval '31 days' where id = $1`,
    [event.id],
  );
  expect(await read()).not.toContain('Zeppelin');
});

test('the head of an event’s page has its title, time and place, and other paths have none', async () => {
  const event = await createEvent(await createOrganizer(server), {
    title: 'Zeppelin <Eve>',
    format: 'On site',
    location: 'Oulu, hall',
  });
  const find = (eventId: string) =>
    eventHeads(server)['/events/:eventId']!({ eventId }, { isSignedIn: false });
  expect(await find(String(event.id))).toEqual({
    title: 'Zeppelin <Eve>',
    description: expect.stringMatching(/ GMT\+[23], Oulu, hall$/) as string,
    path: `/events/${event.id}`,
  });
  for (const id of ['0', 'x', '999999999', '9'.repeat(40)]) expect(await find(id)).toBeUndefined();
});
