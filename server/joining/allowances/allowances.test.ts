import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const allowancesOf = async (person: Person) => (await person.send('GET /users/allowances')).body;

const join = async (person: Person) => {
  const { id: projectId } = await createProject(await createPerson(server));
  await person.send('POST /projects/{projectId}/members', { params: { projectId }, body: {} });
};

const age = (person: Person, days: number) =>
  server.pool.query(
    `update users set created_at = created_at - $2 * interval '1 day' where id = $1`,
    [person.id, days],
  );

test('returns nothing far from a limit, then how many are left and when the limit ends', async () => {
  const person = await createPerson(server);
  expect(await allowancesOf(person)).toEqual({ join: null, ask: null, invite: null });
  await join(person);
  const one = { left: 1, limit: 'day', endsAt: null };
  expect(await allowancesOf(person)).toEqual({ join: one, ask: null, invite: null });
  await join(person);
  // The account is a day old before those joins are.
  const { rows } = await server.pool.query('select created_at from users where id = $1', [
    person.id,
  ]);
  const endsAt = new Date(Date.parse(rows[0].created_at) + 24 * 60 * 60 * 1000).toISOString();
  expect((await allowancesOf(person)).join).toEqual({ left: 0, limit: 'day', endsAt });
  await age(person, 2);
  expect((await allowancesOf(person)).join).toEqual(one);
});

test('counts requests and invitations, including those that don’t expire', async () => {
  const person = await createPerson(server);
  const lead = await createPerson(server);
  const ask = async () => askToJoin(person, (await createAskingProject(lead)).id);
  await ask();
  await ask();
  expect((await allowancesOf(person)).ask).toMatchObject({ left: 1, limit: 'day' });
  await age(person, 2);
  for (let asked = 2; asked < 5; asked += 1) await ask();
  expect((await allowancesOf(person)).ask).toEqual({ left: 0, limit: 'requests', endsAt: null });
  const { id: projectId } = await createProject(person);
  for (let invited = 0; invited < 2; invited += 1)
    await person.send('POST /projects/{projectId}/invitations', {
      params: { projectId },
      body: { userId: (await createPerson(server)).id },
    });
  expect((await allowancesOf(person)).invite).toMatchObject({ left: 1 });
  for (let teams = 1; teams < 5; teams += 1) await createProject(person);
  const teams = { left: 0, limit: 'teams', endsAt: null };
  expect(await allowancesOf(person)).toMatchObject({ join: teams, ask: teams });
});
