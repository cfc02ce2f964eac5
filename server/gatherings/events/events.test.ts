import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
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
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;
const adminEmails = ['admin@pieces.test'];

beforeAll(async () => {
  server = await startTestServer({ adminEmails });
  admin = await createPerson(server);
  await server.pool.query('update users set email = $1 where id = $2', [adminEmails[0], admin.id]);
  await makeLive(server, 'events');
});

const setCreators = (creators: string) =>
  admin.send('PUT /admin/areas/{area}', {
    params: { area: 'events' },
    body: { mode: 'live', creators },
  });

const refuse = async ({ refused }: Person, fields = {}) =>
  (await refused('POST /events', { body: eventForm(fields) })).body;

/** As if their account weren't new. */
const age = (person: Person) =>
  server.pool.query(`update users set created_at = now() - interval '2 days' where id = $1`, [
    person.id,
  ]);

test('an event has what its organizer wrote, and everyone can read it', async () => {
  const organizer = await createOrganizer(server);
  const form = eventForm({
    maxParticipants: 20,
    skills: ['TypeScript'],
    mentors: [{ name: 'Teemu Aalto', expertise: 'Libraries' }],
    speakers: [{ name: 'Ruut Salonen', topic: 'Four gigabytes' }],
    activities: ['Soup at noon'],
    sponsors: ['Verstas Nine'],
  });
  const { link, timeZone: _zone, ...shown } = form;
  const event = (await organizer.send('POST /events', { body: form })).body;
  expect(event).toMatchObject({ ...shown, link, participants: 0, state: null, version: 1 });
  const visitor = openClient(server.url);
  expect(await readEvent(visitor, event)).toMatchObject({ ...shown, link: null, people: null });
  const { events, can } = (await visitor.send('GET /events')).body;
  expect(events.find(({ id }) => id === event.id)).toMatchObject({
    ...shown,
    organizer: { id: organizer.id, name: organizer.name },
  });
  expect(can).toEqual({ create: false });
});

test('organizers and admins create events; others are refused until everyone can', async () => {
  const [organizer, person] = [await createOrganizer(server), await createPerson(server)];
  await age(person);
  const canCreate = async ({ send }: Person) => (await send('GET /events')).body.can.create;
  const all = [organizer, admin, person];
  expect(await Promise.all(all.map(canCreate))).toEqual([true, true, false]);
  expect((await refuse(person)).code).toBe('forbidden');
  await setCreators('admins');
  expect(await Promise.all(all.map(canCreate))).toEqual([false, true, false]);
  expect((await refuse(organizer)).code).toBe('forbidden');
  await setCreators('everyone');
  expect(await Promise.all(all.map(canCreate))).toEqual([true, true, true]);
  await createEvent(person);
  await setCreators('organizers');
});

test('admins name organizers, and take that back', async () => {
  const person = await createPerson(server);
  const params = { userId: person.id };
  await admin.send('PUT /admin/organizers/{userId}', { params });
  await admin.send('PUT /admin/organizers/{userId}', { params });
  const listed = (await admin.send('GET /admin/organizers')).body;
  expect(listed.filter(({ id }) => id === person.id)).toHaveLength(1);
  const event = await createEvent(person);
  await admin.send('DELETE /admin/organizers/{userId}', { params });
  expect((await refuse(person)).code).toBe('forbidden');
  expect((await readEvent(person, event)).can.edit).toBe(true);
  const { rows } = await server.pool.query<{ act: string }>(
    'select act from audit where subject = $1 order by id',
    [`person:${person.id}`],
  );
  expect(rows.map(({ act }) => act)).toEqual(['add_organizer', 'remove_organizer']);
  expect(
    (await admin.refused('PUT /admin/organizers/{userId}', { params: { userId: 999_999 } })).status,
  ).toBe(404);
});

test('an organizer can’t have more than 20 upcoming events, also at the same time', async () => {
  const organizer = await createOrganizer(server);
  const series = { repeat: { weeks: 1 as const, times: 9 } };
  const results = await Promise.allSettled(
    [series, series, series].map((fields) => createEvent(organizer, fields)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect((await refuse(organizer, series)).message).toBe('You can have up to 20 upcoming events.');
  await createEvent(organizer);
});

test('an organizer creates up to five events or series a day', async () => {
  const organizer = await createOrganizer(server);
  for (const times of [2, 2, 2, 2, 2])
    await createEvent(organizer, { repeat: { weeks: 1, times } });
  expect((await refuse(organizer)).message).toBe(
    'You can create up to 5 events a day. Go on tomorrow.',
  );
});

test('everyone can create one event a day from their second day on, if admins have opened it', async () => {
  await setCreators('everyone');
  const [newcomer, person] = [await createPerson(server), await createPerson(server)];
  await age(person);
  expect((await refuse(newcomer)).message).toBe(
    'You can create events from your second day on. Come back tomorrow.',
  );
  expect((await refuse(person, { repeat: { weeks: 1, times: 3 } })).message).toBe(
    'You can have up to 2 upcoming events.',
  );
  await createEvent(person);
  expect((await refuse(person)).message).toBe('You can create one event a day. Go on tomorrow.');
  await setCreators('organizers');
});

test('a series is at the same time of the day, also after the clocks change', async () => {
  const organizer = await createOrganizer(server);
  const year = new Date().getUTCFullYear() + 1;
  const first = await createEvent(organizer, {
    startsAt: `${year}-03-17T15:00:00.000Z`,
    repeat: { weeks: 1, times: 3 },
  });
  expect(first.later).toBe(2);
  const { rows } = await server.pool.query<{ starts_at: string; ends_at: string }>(
    'select starts_at, ends_at from calendar_events where series_id = $1 order by id',
    [first.id],
  );
  // Finland's clocks go forward on the last Sunday of March.
  expect(rows.map(({ starts_at }) => starts_at.slice(5, 16))).toEqual([
    '03-17T15:00',
    '03-24T15:00',
    '03-31T14:00',
  ]);
});

test.each([
  ['title', { title: 'a'.repeat(101) }, 'Title must not exceed 100 characters'],
  ['startsAt', { startsAt: inHours(-1) }, 'Start must be in the future'],
  ['startsAt', { startsAt: inHours(3 * 365 * 24) }, 'Start must be within 2 years'],
  ['endsAt', { endsAt: inHours(1) }, 'The end must be after the start'],
  ['endsAt', { endsAt: inHours(20 * 24) }, 'It can take up to 7 days'],
  ['location', { format: 'On site' }, 'Say where it takes place'],
  ['timeZone', { timeZone: '' }, 'Choose a time zone from the list'],
  ['link', { link: 'javascript:alert(1)' }, 'Link must be a web address'],
  ['maxParticipants', { maxParticipants: 1001 }, 'Spots must not exceed 1000'],
  ['description', { description: 'a'.repeat(2001) }, 'Description must not exceed 2000 characters'],
] as const)('refuses an event with a wrong %s', async (field, fields, message) => {
  const { errors } = await refuse(await createOrganizer(server), fields);
  expect(errors).toEqual([{ field, message: expect.stringContaining(message) as string }]);
});

test('the list has what is coming, the next first, and then what is over, but nothing canceled', async () => {
  const organizer = await createOrganizer(server);
  const [later, sooner] = [
    await createEvent(organizer, { title: 'Later', startsAt: inHours(300) }),
    await createEvent(organizer, { title: 'Sooner', startsAt: inHours(2) }),
  ];
  const over = await createEvent(organizer, { title: 'Over' });
  const canceled = await createEvent(organizer, { title: 'Canceled' });
  await server.pool.query(
    `update calendar_events set starts_at = now() - interval '3 hours',
       ends_at = now() - interval '1 hour' where id = $1`,
    [over.id],
  );
  await organizer.send('POST /events/{eventId}/cancellation', {
    params: { eventId: canceled.id },
    body: { reason: 'The room is gone.' },
  });
  const own = (await organizer.send('GET /events')).body.events
    .filter(({ organizer: by }) => by?.id === organizer.id)
    .map(({ id }) => id);
  expect(own).toEqual([sooner.id, later.id, over.id]);
  const next = (await organizer.send('GET /events', { query: { next: 1 } })).body.events;
  expect(next.map(({ id }) => id)).toEqual([sooner.id]);
});

test('only those going, organizers and admins see the link and the names', async () => {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer, { maxParticipants: 1 });
  const [going, waiting, other] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  await join(going, event);
  await join(waiting, event);
  for (const person of [going, organizer, admin])
    expect(await readEvent(person, event)).toMatchObject({
      link: 'https://meet.example/secret',
      people: [{ id: going.id, name: going.name }],
    });
  for (const person of [waiting, other, openClient(server.url)])
    expect(await readEvent(person, event)).toMatchObject({ link: null, people: null });
  const listed = JSON.stringify((await going.send('GET /events')).body);
  expect(listed).not.toMatch(/meet\.example/);
});

test('people who have blocked each other don’t see each other among those going', async () => {
  const event = await createEvent(await createOrganizer(server));
  const [one, other] = [await createPerson(server), await createPerson(server)];
  await join(one, event);
  await join(other, event);
  await one.send('PUT /users/blocks/{userId}', { params: { userId: other.id } });
  for (const person of [one, other])
    expect((await readEvent(person, event)).people).toMatchObject([{ id: person.id }]);
});

test('an event can’t be joined by somebody whom its organizer has blocked', async () => {
  const organizer = await createOrganizer(server);
  const [event, person] = [await createEvent(organizer), await createPerson(server)];
  await organizer.send('PUT /users/blocks/{userId}', { params: { userId: person.id } });
  expect((await readEvent(person, event)).can.join).toBe(false);
  const refusal = await person.refused('PUT /events/{eventId}/participation', {
    params: { eventId: event.id },
    body: { going: true },
  });
  expect(refusal.body.code).toBe('forbidden');
});

test('a meeting of a team isn’t an event', async () => {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer);
  const { project } = await createTeam(server);
  await server.pool.query(
    `update calendar_events set project_id = $1, category = null, format = null where id = $2`,
    [project.id, event.id],
  );
  const params = { eventId: event.id };
  expect((await organizer.refused('GET /events/{eventId}', { params })).status).toBe(404);
  const ids = (await organizer.send('GET /events')).body.events.map(({ id }) => id);
  expect(ids).not.toContain(event.id);
});

test('an organizer notes who came, from the start until a week after the end', async () => {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer);
  const [here, away] = [await createPerson(server), await createPerson(server)];
  await join(here, event);
  await join(away, event);
  const params = { eventId: event.id };
  const note = { params, body: { userIds: [here.id, 999_999] } };
  const setStart = (days: number) =>
    server.pool.query(
      `update calendar_events set starts_at = now() - make_interval(days => $2, hours => 2),
         ends_at = now() - make_interval(days => $2, hours => 1) where id = $1`,
      [event.id, days],
    );
  const early = await organizer.refused('PUT /events/{eventId}/attendance', note);
  expect(early.body.code).toBe('too_late');
  await setStart(6);
  expect((await readEvent(organizer, event)).can.seeAttendance).toBe(true);
  const noted = (await organizer.send('PUT /events/{eventId}/attendance', note)).body;
  expect(noted.map(({ id, attended }) => [id, attended])).toEqual([
    [here.id, true],
    [away.id, false],
  ]);
  const owns = await Promise.all([here, away, organizer].map((one) => readEvent(one, event)));
  expect(owns.map(({ attended }) => attended)).toEqual([true, false, null]);
  expect((await here.refused('GET /events/{eventId}/attendance', { params })).status).toBe(403);
  await setStart(7);
  expect((await organizer.refused('PUT /events/{eventId}/attendance', note)).status).toBe(409);
});

test('a name of an area’s setting that has no creators is refused', async () => {
  const options = { params: { area: 'forum' }, body: { mode: 'live', creators: 'everyone' } };
  const { errors } = (await admin.refused('PUT /admin/areas/{area}', options)).body;
  expect(errors).toEqual([
    { field: 'creators', message: 'Only events have people who can create them' },
  ]);
});

test('someone else’s event can’t be changed or canceled, but admins can', async () => {
  const organizer = await createOrganizer(server);
  const [event, other] = [await createEvent(organizer), await createOrganizer(server)];
  const params = { eventId: event.id };
  const body = { ...event, link: '', title: 'Mine now' };
  expect((await other.refused('PUT /events/{eventId}', { params, body })).status).toBe(403);
  const reason = { params, body: { reason: 'I don’t like it.' } };
  const call = 'POST /events/{eventId}/cancellation';
  expect((await other.refused(call, reason)).status).toBe(403);
  expect((await changeEvent(admin, event, { title: 'Renamed' })).title).toBe('Renamed');
});
