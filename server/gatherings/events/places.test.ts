import { beforeAll, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { eventTasks } from './schedule.ts';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import {
  changeEvent,
  createEvent,
  createOrganizer,
  inHours,
  join,
  leave,
  readEvent,
} from '#tests/factories/events.ts';
import { createPerson, type Person, password, signIn } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let organizer: Person;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'events');
});

const createPeople = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createPerson(server)));

/** An event with one place. */
async function createSmall(fields: Parameters<typeof createEvent>[1] = {}) {
  organizer = await createOrganizer(server);
  return createEvent(organizer, { maxParticipants: 1, ...fields });
}

const statesOf = (people: readonly Pick<Person, 'send'>[], event: LiveEvent) =>
  Promise.all(people.map(async (person) => (await readEvent(person, event)).state));

/** What is counted, and what is stored. */
async function count({ id }: LiveEvent) {
  const { rows } = await server.pool.query<{ going: number; stored: number; most: number }>(
    `select going, max_people as most,
            (select count(*) from event_people where event_id = id and state = 'going') as stored
       from calendar_events where id = $1`,
    [id],
  );
  return rows[0]!;
}

test('people who find an event full wait, and get the places of those who leave, in order', async () => {
  const event = await createSmall();
  const [going, first, second] = (await createPeople(3)) as [Person, Person, Person];
  expect((await join(going, event)).state).toBe('going');
  expect(await join(first, event)).toMatchObject({ state: 'waiting', position: 1 });
  expect(await join(second, event)).toMatchObject({ state: 'waiting', position: 2, waiting: 2 });
  expect((await leave(going, event)).state).toBe('declined');
  expect(await statesOf([first, second], event)).toEqual(['going', 'waiting']);
  expect(await notifiedTexts(first)).toEqual(['You have a spot in “Reading Code”']);
  expect(await notifiedTexts(second)).toEqual([]);
  expect((await readEvent(second, event)).position).toBe(1);
});

test('leaving also leaves the waiting list', async () => {
  const event = await createSmall();
  const [going, waiting] = (await createPeople(2)) as [Person, Person];
  await join(going, event);
  await join(waiting, event);
  expect(await leave(waiting, event)).toMatchObject({ state: 'declined', waiting: 0 });
  await leave(going, event);
  expect(await statesOf([waiting], event)).toEqual(['declined']);
});

test('more places go to those waiting, and fewer than are going is refused', async () => {
  const event = await createSmall();
  const people = await createPeople(3);
  for (const person of people) await join(person, event);
  const wider = await changeEvent(organizer, event, { maxParticipants: 3 });
  expect(await statesOf(people, event)).toEqual(['going', 'going', 'going']);
  const body = { ...wider, link: '', maxParticipants: 2 };
  const refusal = await organizer.refused('PUT /events/{eventId}', {
    params: { eventId: event.id },
    body,
  });
  expect(refusal.body).toMatchObject({
    code: 'event_too_small',
    message: '3 people are going. Choose a higher number of spots.',
  });
});

test('a free place on the last day is told to everyone waiting, and the first to join gets it', async () => {
  const event = await createSmall({ startsAt: inHours(20) });
  const [going, first, second] = (await createPeople(3)) as [Person, Person, Person];
  for (const person of [going, first, second]) await join(person, event);
  await leave(going, event);
  expect(await statesOf([first, second], event)).toEqual(['waiting', 'waiting']);
  for (const person of [first, second])
    expect(await notifiedTexts(person)).toEqual(['There’s a spot in “Reading Code”']);
  expect((await join(second, event)).state).toBe('going');
  expect((await join(first, event)).state).toBe('waiting');
  await leave(second, event);
  expect(await notifiedTexts(first)).toHaveLength(1);
  const mails = (await server.mail()).filter(({ to }) => to === first.email);
  expect(mails).toHaveLength(1);
});

test('an event that is over or canceled can’t be joined', async () => {
  const event = await createSmall();
  const [person] = (await createPeople(1)) as [Person];
  await organizer.send('POST /events/{eventId}/cancellation', {
    params: { eventId: event.id },
    body: { reason: 'The room is gone.' },
  });
  const options = { params: { eventId: event.id }, body: { going: true } };
  const call = 'PUT /events/{eventId}/participation';
  expect((await person.refused(call, options)).body.code).toBe('event_over');
  const over = await createEvent(organizer);
  await server.pool.query(
    `update calendar_events set starts_at = now() - interval '2 hours',
       ends_at = now() - interval '1 hour' where id = $1`,
    [over.id],
  );
  const ofOver = { ...options, params: { eventId: over.id } };
  expect((await person.refused(call, ofOver)).body.code).toBe('event_over');
});

test('fifty people on two servers can’t get more places than there are while these change', async () => {
  const owner = await createOrganizer(server);
  const event = await createEvent(owner, { maxParticipants: 10 });
  const other = await server.startAnother();
  const people = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      createPerson(index % 2 === 0 ? server : { ...server, url: other }),
    ),
  );
  const resize = async (most: number) => {
    const current = await readEvent(owner, event);
    return changeEvent(owner, current, { maxParticipants: most }).catch(() => undefined);
  };
  await Promise.all([
    ...people.map(async (person, index) => {
      await join(person, event);
      if (index % 3 === 0) await leave(person, event);
      if (index % 6 === 0) await join(person, event);
    }),
    resize(15).then(() => resize(12)),
    // The unconfirmed places are passed on meanwhile.
    runTasks(server, eventTasks, 6.5),
  ]);
  const { going, stored, most } = await count(event);
  expect(stored).toBe(going);
  expect(going).toBeLessThanOrEqual(most);
  // While people wait, no place is free.
  expect((await readEvent(owner, event)).waiting === 0 || going === most).toBe(true);
});

test('a free place goes to one of those who want it at once on the last day', async () => {
  const event = await createSmall({ startsAt: inHours(20) });
  const people = await createPeople(8);
  const states = await Promise.all(people.map((person) => join(person, event)));
  expect(states.filter(({ state }) => state === 'going')).toHaveLength(1);
});

test('people who join while an event is canceled are told or refused', async () => {
  const owner = await createOrganizer(server);
  const event = await createEvent(owner);
  const people = await createPeople(8);
  const [, ...joined] = await Promise.all([
    owner.send('POST /events/{eventId}/cancellation', {
      params: { eventId: event.id },
      body: { reason: 'The room is gone.' },
    }),
    ...people.map((person) =>
      join(person, event).then(
        () => true,
        () => false,
      ),
    ),
  ]);
  const told = await Promise.all(
    people.map(async (person) => (await notifiedTexts(person)).length === 1),
  );
  expect(told).toEqual(joined);
});

test('the number of people going is what is stored, after any acts', async () => {
  const owner = await createOrganizer(server);
  const event = await createEvent(owner, { maxParticipants: 3 });
  const people = await createPeople(6);
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let act = 0; act < 60; act += 1) {
    const person = people[random(people.length)]!;
    await (random(2) === 0 ? join : leave)(person, event);
    const { going, stored } = await count(event);
    expect(going).toBe(stored);
  }
});

test('a deleted or suspended account frees its place, and its upcoming events are canceled', async () => {
  const owner = await createOrganizer(server);
  const [event, other] = [
    await createEvent(owner, { maxParticipants: 1 }),
    await createEvent(await createOrganizer(server), { title: 'Other', maxParticipants: 1 }),
  ];
  const [going, waiting, next] = (await createPeople(3)) as [Person, Person, Person];
  for (const person of [going, waiting, next]) await join(person, other);
  await join(next, event);
  const erase = ({ send, email }: Person) =>
    send('POST /users/deletion', { body: { email, password } });
  await erase(going);
  expect(await statesOf([waiting], other)).toEqual(['going']);
  await erase(owner);
  expect(await readEvent(openClient(server.url), event)).toMatchObject({
    organizer: null,
    cancelReason: 'Its organizer has deleted their account.',
  });
  expect(await notifiedTexts(next)).toEqual(['“Reading Code” is canceled']);
});

test('people are told once of a series that is canceled because its organizer’s account is deleted', async () => {
  const { send, email, ...owner } = await createOrganizer(server);
  const series = await createEvent(
    { send },
    { maxParticipants: 1, repeat: { weeks: 1, times: 3 } },
  );
  const [person] = (await createPeople(1)) as [Person];
  const events = [0, 1, 2].map((index) => ({ id: series.id + index }));
  for (const event of events)
    for (const one of [{ ...owner, send }, person]) await join(one, event);
  await send('POST /users/deletion', { body: { email, password } });
  expect(await notifiedTexts(person)).toEqual(['“Reading Code” and 2 later ones are canceled']);
});

test('someone who is suspended while they join doesn’t get a place', async () => {
  const event = await createSmall();
  const [person] = (await createPeople(1)) as [Person];
  const session = await signIn(server, person);
  await server.pool.query(`update users set suspended_until = 'infinity' where id = $1`, [
    person.id,
  ]);
  await join(session, event).catch(() => undefined);
  expect(await count(event)).toMatchObject({ going: 0 });
});
