import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const get = 'GET /users/team-preferences';
const put = 'PUT /users/team-preferences';

const form = {
  disciplines: ['Design', 'Front-end'],
  learns: ['Svelte'],
  languages: ['en', 'fi'],
  hours: 6,
  week: ['weekend_day', 'weekday_evening'],
  timeZone: 'Europe/Helsinki',
  goal: 'learn',
  note: 'I like maps.',
  findable: true,
};

const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Whether teams can find someone. */
async function isCandidate({ id }: Person): Promise<boolean> {
  const { rowCount } = await server.pool.query('select from candidates where user_id = $1', [id]);
  return rowCount === 1;
}

test('a new person has no preferences except the time zone of their browser', async () => {
  const person = await createPerson(server);
  await server.pool.query(`update users set time_zone = 'Asia/Kolkata' where id = $1`, [person.id]);
  expect((await person.send(get)).body).toEqual({
    disciplines: [],
    learns: [],
    languages: [],
    hours: null,
    week: [],
    timeZone: 'Asia/Kolkata',
    goal: null,
    note: '',
    findableUntil: null,
    isSaved: false,
    openingEmails: null,
  });
});

test('saves what someone looks for; teams can find them for 90 days', async () => {
  const person = await createPerson(server);
  const { findable: _, ...saved } = form;
  const { body } = await person.send(put, { body: form });
  expect(body).toEqual({
    ...saved,
    week: ['weekday_evening', 'weekend_day'],
    findableUntil: dayIn(90),
    isSaved: true,
    openingEmails: null,
  });
  expect((await person.send(get)).body).toEqual(body);
  expect(await isCandidate(person)).toBe(true);
  const { body: hidden } = await person.send(put, { body: { ...form, findable: false } });
  expect(hidden.findableUntil).toBe(null);
  expect(await isCandidate(person)).toBe(false);
});

test('every question is optional', async () => {
  const person = await createPerson(server);
  const { body } = await person.send(put, { body: {} });
  expect(body).toMatchObject({ isSaved: true, findableUntil: null, disciplines: [] });
});

test.each([
  ['disciplines', ['Design', 'Data', 'Docs', 'Game'], 'You can choose up to 3 kinds of work'],
  ['disciplines', ['Design', 'Design'], 'A kind of work must not be listed twice'],
  ['learns', ['a', 'b', 'c', 'd', 'e', 'f'], 'You can list up to 5 skills to learn'],
  ['hours', 41, 'Hours must not exceed 40'],
  ['timeZone', '+02:00', 'Choose a time zone from the list'],
  ['note', 'x'.repeat(301), 'Note must not exceed 300 characters'],
])('refuses %s %j', async (field, value, message) => {
  const person = await createPerson(server);
  const { body } = await person.refused(put, { body: { ...form, [field]: value } });
  expect(body).toMatchObject({ code: 'invalid_input', errors: [{ field, message }] });
});

test('hides someone from teams after 90 days and asks them once whether to go on', async () => {
  const person = await createPerson(server);
  await person.send(put, { body: form });
  await server.runSchedule();
  expect(await notifiedTexts(person)).toEqual([]);
  await server.pool.query(
    'update team_preferences set findable_until = current_date - 1 where user_id = $1',
    [person.id],
  );
  await server.runSchedule();
  await server.runSchedule();
  expect(await isCandidate(person)).toBe(false);
  expect((await person.send(get)).body.findableUntil).toBe(null);
  expect(await notifiedTexts(person)).toEqual(['Teams can’t find you anymore']);
});

test('joining a team hides a person from other teams and asks whether to go on', async () => {
  const [creator, person] = [await createPerson(server), await createPerson(server)];
  const project = await createProject(creator, { name: 'Sauna Sign-up' });
  await person.send(put, { body: form });
  await person.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  expect((await person.send(get)).body.findableUntil).toBe(null);
  expect(await isCandidate(person)).toBe(false);
  expect(await notifiedTexts(person)).toEqual([
    'You’ve joined Sauna Sign-up, so other teams can’t find you anymore',
  ]);
});

test('the export has someone’s preferences', async () => {
  const person = await createPerson(server);
  await person.send(put, { body: form });
  const { body } = await person.send('GET /users/export');
  expect(body.teamPreferences).toEqual([
    expect.objectContaining({ note: 'I like maps.', findable_until: dayIn(90) }),
  ]);
});
