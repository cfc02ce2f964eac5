import { beforeAll, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { tomorrowTask } from '#server/notifications/tomorrow/schedule.ts';
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
import { createPerson, type Person } from '#tests/factories/people.ts';
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

const reminders = [tomorrowTask([remindOfEvents])];
/** The tasks of two processes at once. */
const runTwice = async (tasks: typeof eventTasks, days: number) => {
  await Promise.all([runTasks(server, tasks, days), runTasks(server, tasks, days)]);
};

/** An event in a week with two places, two people who go and one who waits. */
async function createFull() {
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer, { maxParticipants: 2 });
  const people: Person[] = [];
  for (let index = 0; index < 3; index += 1) {
    const person = await createPerson(server);
    await join(person, event);
    people.push(person);
  }
  const [first, second, waiting] = people as [Person, Person, Person];
  return { organizer, event, first, second, waiting };
}

const state = async (person: Person, event: LiveEvent) => (await readEvent(person, event)).state;

test('people going to a limited event are asked once, three days before, whether they still come', async () => {
  const { event, first, second, waiting } = await createFull();
  await runTasks(server, eventTasks, 3.9);
  expect(await notifiedTexts(first)).toEqual([]);
  await runTwice(eventTasks, 4.1);
  await runTasks(server, eventTasks, 4.2);
  for (const person of [first, second])
    expect(await notifiedTexts(person)).toEqual(['Are you still coming to “Reading Code”?']);
  expect(await notifiedTexts(waiting)).toEqual([]);
  expect((await readEvent(first, event)).isAsked).toBe(true);
  expect((await join(first, event)).isAsked).toBe(false);
  expect((await readEvent(second, event)).isAsked).toBe(true);
});

test('a place that nobody confirmed goes to the person who waits, a day before', async () => {
  const { event, first, second, waiting } = await createFull();
  await runTasks(server, eventTasks, 4.1);
  await join(second, event);
  await runTasks(server, eventTasks, 5.9);
  expect(await state(first, event)).toBe('going');
  await runTwice(eventTasks, 6.1);
  expect(await state(first, event)).toBe('waiting');
  expect(await state(second, event)).toBe('going');
  expect(await state(waiting, event)).toBe('going');
  expect((await notifiedTexts(first))[0]).toBe('Your spot in “Reading Code” went to someone else');
  expect(await notifiedTexts(waiting)).toEqual(['You have a spot in “Reading Code”']);
});

test('unconfirmed places stay if no one waits', async () => {
  const { event, first, second, waiting } = await createFull();
  await leave(waiting, event);
  await runTasks(server, eventTasks, 4.1);
  await runTasks(server, eventTasks, 6.1);
  expect([await state(first, event), await state(second, event)]).toEqual(['going', 'going']);
});

test('people who were asked less than a day ago keep their place', async () => {
  const { event, first, second } = await createFull();
  await runTasks(server, eventTasks, 5.5);
  await runTasks(server, eventTasks, 6.1);
  expect([await state(first, event), await state(second, event)]).toEqual(['going', 'going']);
});

test('people who join in the last three days, or an event without a limit, aren’t asked', async () => {
  const organizer = await createOrganizer(server);
  const soon = await createEvent(organizer, { maxParticipants: 5, startsAt: inHours(48) });
  const open = await createEvent(organizer);
  const person = await createPerson(server);
  await join(person, soon);
  await join(person, open);
  await runTasks(server, eventTasks);
  await runTasks(server, eventTasks, 5);
  expect(await notifiedTexts(person)).toEqual([]);
});

test('a new start begins questions and reminders anew', async () => {
  const { organizer, event, first } = await createFull();
  await server.pool.query(`update users set time_zone = 'UTC' where id = $1`, [first.id]);
  await runTasks(server, eventTasks, 4.1);
  await join(first, event);
  await runTasks(server, reminders, 6.5);
  const later = await readEvent(organizer, event);
  await changeEvent(organizer, later, {
    startsAt: inHours(8 * 24),
    endsAt: inHours(8 * 24 + 2),
  });
  await runTasks(server, eventTasks, 5.2);
  const texts = await notifiedTexts(first);
  expect(texts.filter((text) => text.startsWith('Are you still coming'))).toHaveLength(2);
  expect((await readEvent(first, event)).isAsked).toBe(true);
});

/** 9:00 in the time zone UTC, on a day from now. */
const morningIn = (days: number) => {
  const at = new Date();
  return days + (9 - at.getUTCHours() - at.getUTCMinutes() / 60) / 24;
};

test('people are reminded once, on the day before where they are', async () => {
  const organizer = await createOrganizer(server);
  const startsAt = new Date(Date.now() + morningIn(3.25) * 86_400_000).toISOString();
  const event = await createEvent(organizer, { startsAt, timeZone: 'UTC' });
  const [person, asleep] = [await createPerson(server), await createPerson(server)];
  const setZone = (one: Person, zone: string) =>
    server.pool.query('update users set time_zone = $2 where id = $1', [one.id, zone]);
  await setZone(asleep, 'America/Los_Angeles');
  await join(person, event);
  await join(asleep, event);
  await runTasks(server, reminders, morningIn(1));
  expect(await notifiedTexts(person)).toEqual([]);
  await runTwice(reminders, morningIn(2));
  await runTasks(server, reminders, morningIn(2));
  expect(await notifiedTexts(person)).toEqual(['“Reading Code” is tomorrow']);
  expect(await notifiedTexts(asleep)).toEqual([]);
  await runTasks(server, reminders, morningIn(2) + 8 / 24);
  expect(await notifiedTexts(asleep)).toEqual(['“Reading Code” is tomorrow']);
  expect(await notifiedTexts(person)).toHaveLength(1);
});

test('a process that dies while it reminds leaves it to the next one', async () => {
  const organizer = await createOrganizer(server);
  const startsAt = new Date(Date.now() + morningIn(3.25) * 86_400_000).toISOString();
  const event = await createEvent(organizer, { startsAt, timeZone: 'UTC' });
  const person = await createPerson(server);
  await join(person, event);
  const now = new Date(Date.now() + morningIn(2) * 86_400_000);
  const killed = server.db.transaction().execute(async (db) => {
    await remindOfEvents(db, now);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await notifiedTexts(person)).toEqual([]);
  await runTasks(server, reminders, morningIn(2));
  expect(await notifiedTexts(person)).toEqual(['“Reading Code” is tomorrow']);
});

test('members are reminded of a meeting, but not those who declined it, or are away', async () => {
  const { creator, member, project } = await createTeam(server);
  const away = await createPerson(server);
  await away.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  await server.pool.query(
    'update project_members set inactive_since = now() where user_id = $1 and project_id = $2',
    [away.id, project.id],
  );
  const organizer = await createOrganizer(server);
  const startsAt = new Date(Date.now() + morningIn(3.25) * 86_400_000).toISOString();
  const { id } = await createEvent(organizer, { startsAt, timeZone: 'UTC', title: 'Planning' });
  await server.pool.query(
    'update calendar_events set project_id = $1, category = null, format = null where id = $2',
    [project.id, id],
  );
  await server.pool.query(
    `insert into event_people (event_id, user_id, state, since) values ($1, $2, 'declined', now())`,
    [id, member.id],
  );
  await server.pool.query('delete from notifications');
  await runTwice(reminders, morningIn(2));
  expect(await notifiedTexts(creator)).toEqual([`“Planning” of ${project.name} is tomorrow`]);
  for (const person of [member, away]) expect(await notifiedTexts(person)).toEqual([]);
});

test('a canceled event has no questions and no reminders', async () => {
  const { organizer, event, first } = await createFull();
  await organizer.send('POST /events/{eventId}/cancellation', {
    params: { eventId: event.id },
    body: { reason: 'The room is gone.' },
  });
  await server.pool.query('delete from notifications');
  await runTasks(server, [...eventTasks, ...reminders], 4.1);
  await runTasks(server, [...eventTasks, ...reminders], 6.4);
  expect(await notifiedTexts(first)).toEqual([]);
});

test('questions, reminders and lost places wait while events aren’t live', async () => {
  const { event, first, waiting } = await createFull();
  const setMode = (mode: string) =>
    server.pool.query(`update areas set mode = $1 where area = 'events'`, [mode]);
  await runTasks(server, eventTasks, 4.1);
  await setMode('hidden');
  await runTasks(server, [...eventTasks, ...reminders], 6.4);
  await setMode('live');
  expect(await state(first, event)).toBe('going');
  expect(await notifiedTexts(first)).toEqual(['Are you still coming to “Reading Code”?']);
  await runTasks(server, eventTasks, 6.4);
  expect(await state(waiting, event)).toBe('going');
});
