import { beforeAll, expect, test } from 'vitest';
import { knownRoles } from '#contract/values/lists/known-labels.ts';
import { openClient } from '#tests/client.ts';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { firstMigrations, insertOldData } from '#tests/database/older-database.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const join = 'POST /projects/{projectId}/members';
const remove = 'DELETE /projects/{projectId}/members/{userId}';

let server: TestServer;
let creator: Person;

beforeAll(async () => {
  server = await startTestServer();
  creator = await createPerson(server);
});

async function createWithRoles(teamSize = 4) {
  const { id, roles } = await createProject(creator, {
    teamSize,
    lookingFor: ['UX Designer', 'Front-end dev'],
  });
  const params = { projectId: id };
  const get = async () => (await creator.send('GET /projects/{projectId}', { params })).body;
  return { params, get, designer: roles[0]!.id, frontEnd: roles[1]!.id };
}

test('a role is taken by joining in it, and free again when its member leaves', async () => {
  const { params, get, designer } = await createWithRoles();
  const sofia = await createPerson(server, 'Sofia');
  const { body } = await sofia.send(join, { params, body: { roleId: designer } });
  expect(body.role).toBe('UX Designer');
  expect(await get()).toMatchObject({
    lookingFor: ['Front-end dev'],
    roles: [
      { name: 'UX Designer', discipline: 'Design', free: 0 },
      { name: 'Front-end dev', discipline: 'Front-end', free: 1 },
    ],
    members: [{ userId: creator.id }, { userId: sofia.id, role: 'UX Designer' }],
  });
  await sofia.send(remove, { params: { ...params, userId: sofia.id } });
  expect((await get()).lookingFor).toEqual(['UX Designer', 'Front-end dev']);
});

test('deleting an account frees its role', async () => {
  const { params, get, designer } = await createWithRoles();
  const sofia = await createPerson(server, 'Sofia');
  await sofia.send(join, { params, body: { roleId: designer } });
  await sofia.send('POST /users/deletion', { body: { email: sofia.email, password } });
  expect((await get()).lookingFor).toEqual(['UX Designer', 'Front-end dev']);
});

test('gives a role to one of several people who take it simultaneously', async () => {
  const { params, get, designer } = await createWithRoles(20);
  const urls = [server.url, await server.startAnother()];
  const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(server)));
  await Promise.all(people.map((person) => person.send('GET /auth/me')));
  const path = `/api/projects/${params.projectId}/members`;
  const replies = await Promise.all(
    people.map(({ cookies }, at) =>
      openClient(urls[at % 2]!, cookies).request('POST', path, { body: { roleId: designer } }),
    ),
  );
  const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect((await get()).currentMembers).toBe(2);
});

test('role_filled says which role, and the person can still join without one', async () => {
  const { params, designer } = await createWithRoles();
  const [sofia, olena] = [await createPerson(server), await createPerson(server)];
  await sofia.send(join, { params, body: { roleId: designer } });
  const { status, body } = await olena.refused(join, { params, body: { roleId: designer } });
  expect([status, body.code]).toEqual([409, 'role_filled']);
  expect(body.message).toBe('Someone has already taken the UX Designer role. Choose another one.');
  expect((await olena.send(join, { params })).body.role).toBe('');
});

test('returns project_completed when joining a complete project', async () => {
  const { id } = await createProject(creator, { status: 'Completed' });
  const sofia = await createPerson(server);
  const params = { projectId: id };
  expect((await sofia.refused(join, { params })).body.code).toBe('project_completed');
  expect((await sofia.send('GET /projects/{projectId}', { params })).body.can.join).toBe(false);
});

test('returns not_found for a role of another project, and for one that never existed', async () => {
  const [one, other] = [await createWithRoles(), await createWithRoles()];
  const sofia = await createPerson(server);
  for (const roleId of [other.designer, 999_999]) {
    const { status } = await sofia.refused(join, { params: one.params, body: { roleId } });
    expect(status).toBe(404);
  }
  expect((await one.get()).currentMembers).toBe(1);
});

test('a search finds a kind of role in any spelling, until it is taken', async () => {
  const { params, frontEnd } = await createWithRoles();
  const find = async (searchQuery: string) => {
    const { body } = await creator.send('GET /projects/search', { query: { searchQuery } });
    return body.content.some(({ id }) => id === params.projectId);
  };
  const spellings = ['designer', 'UX', 'front-end', 'Frontend developer', 'front end', 'FE'];
  expect(await Promise.all(spellings.map(find))).toEqual(spellings.map(() => true));
  expect(await Promise.all(['back-end', 'QA'].map(find))).toEqual([false, false]);
  const sofia = await createPerson(server);
  await sofia.send(join, { params, body: { roleId: frontEnd } });
  expect(await find('frontend')).toBe(false);
});

test.each([
  ['Front-end developer', 'Front-end'],
  ['FE', 'Front-end'],
  ['Senior frontend engineer', 'Front-end'],
  ['Go developer', 'Back-end'],
  ['Full stack web developer', 'Full-stack'],
  ['Flutter developer', 'Mobile'],
  ['UI/UX designer', 'Design'],
  ['Sound designer', 'Game'],
  ['Data analyst', 'Data'],
  ['QA', 'Testing'],
  ['Technical writer', 'Docs'],
  ['Gardener', 'Other'],
  ['!!!', 'Other'],
])('guesses the discipline of %s', async (name, discipline) => {
  const { rows } = await server.pool.query('select discipline_of($1) as found', [name]);
  expect(rows).toEqual([{ found: discipline }]);
});

test('every suggested role has a discipline, which its other names share', async () => {
  const texts = knownRoles.flatMap(([name, ...aliases]) =>
    [name, ...aliases].map((alias) => [name, alias]),
  );
  const { rows } = await server.pool.query(
    `select name, alias, discipline_of(alias) as found from unnest($1::text[], $2::text[]) as known (name, alias)
      where discipline_of(alias) in ('Other') or discipline_of(alias) <> discipline_of(name)`,
    [texts.map(([name]) => name), texts.map(([, alias]) => alias)],
  );
  expect(rows).toEqual([]);
});

test('in an older database, turns every text in looking_for into a role, and creators into leads', async () => {
  const { pool } = await createEmptyDatabase();
  await migrate(pool, await firstMigrations(21));
  await insertOldData(pool);
  await pool.query(`update projects set looking_for = '{Tester,"Front-end dev",Gardener}'`);
  await migrate(pool, await readMigrations());
  const { rows } = await pool.query(
    'select name, discipline, places, ordinal from roles order by ordinal',
  );
  expect(rows).toEqual([
    { name: 'Tester', discipline: 'Testing', places: 1, ordinal: 1 },
    { name: 'Front-end dev', discipline: 'Front-end', places: 1, ordinal: 2 },
    { name: 'Gardener', discipline: 'Other', places: 1, ordinal: 3 },
  ]);
  const projects = await pool.query('select looking_for, disciplines, technologies from projects');
  expect(projects.rows).toEqual([
    {
      looking_for: ['Tester', 'Front-end dev', 'Gardener'],
      disciplines: ['Front-end', 'Testing'],
      technologies: ['tester', 'front-end dev', 'gardener'],
    },
  ]);
  const members = await pool.query('select is_lead from project_members');
  expect(members.rows).toEqual([{ is_lead: true }]);
});
