import { beforeAll, expect, test } from 'vitest';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createProject, createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const remove = 'DELETE /projects/{projectId}';
const restore = 'POST /projects/{projectId}/restoration';
const get = 'GET /projects/{projectId}';
const join = 'POST /projects/{projectId}/members';

let server: TestServer;
let creator: Person;

beforeAll(async () => {
  server = await startTestServer();
});

async function createDeleted() {
  creator = await createPerson(server);
  const { id } = await createProject(creator, { name: `Deleted ${creator.id}` });
  const ticket = await createTicket(creator, id, { assigneeId: creator.id });
  const params = { projectId: id };
  expect((await creator.send(remove, { params })).status).toBe(204);
  return { params, id, ticket };
}

const countRows = async (id: number) =>
  (await server.pool.query('select from projects where id = $1', [id])).rowCount;

test('a deleted project is a 404 for everyone, and in no list or search', async () => {
  const { params } = await createDeleted();
  const other = await createPerson(server);
  for (const person of [creator, other]) {
    for (const call of [get, 'GET /projects/{projectId}/tickets'] as const)
      expect((await person.refused(call, { params })).status).toBe(404);
    expect((await person.refused(join, { params })).status).toBe(404);
    expect((await person.refused(remove, { params })).status).toBe(404);
  }
  expect((await creator.send('GET /projects/user')).body).toEqual([]);
  const query = { searchQuery: `Deleted ${creator.id}` };
  expect((await creator.send('GET /projects/search', { query })).body.content).toEqual([]);
  const profile = await other.send('GET /users/{userId}/profile', {
    params: { userId: creator.id },
  });
  expect(JSON.stringify(profile.body)).not.toContain('Deleted');
});

test('only its creator can restore it with its tickets', async () => {
  const { params, id, ticket } = await createDeleted();
  const other = await createPerson(server);
  expect((await other.refused(restore, { params })).status).toBe(404);
  const { body } = await creator.send(restore, { params });
  expect(body).toMatchObject({ id, currentMembers: 1, can: { open: true, edit: true } });
  expect(await listTickets(creator, id)).toEqual([ticket]);
  expect((await creator.refused(restore, { params })).status).toBe(404);
});

test('only its creator sees until when it can be restored', async () => {
  const { params, id } = await createDeleted();
  const { rows } = await server.pool.query('select deleted_at from projects where id = $1', [id]);
  const restorableUntil = new Date(rows[0].deleted_at);
  restorableUntil.setUTCDate(restorableUntil.getUTCDate() + 7);
  const deleted = [
    { id, name: `Deleted ${creator.id}`, restorableUntil: restorableUntil.toISOString() },
  ];
  const read = async (person: Person) => [
    (await person.send('GET /projects/deleted')).body,
    (await person.send('GET /users/home')).body.deleted,
  ];
  expect(await read(creator)).toEqual([deleted, deleted]);
  expect(await read(await createPerson(server))).toEqual([[], []]);
  await server.pool.query(
    `update projects set deleted_at = deleted_at - interval '7 days' where id = $1`,
    [id],
  );
  expect(await read(creator)).toEqual([[], []]);
  expect((await creator.refused(restore, { params })).status).toBe(404);
});

test('its creator is restored with their role and joining date', async () => {
  const creator = await createPerson(server);
  const { id, roles } = await createProject(creator, { lookingFor: ['Designer', 'Tester'] });
  const params = { projectId: id };
  await creator.send('PUT /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: creator.id },
    body: { roleId: roles[0]!.id },
  });
  const readJoined = () =>
    server.pool.query('select joined_at from project_members where project_id = $1', [id]);
  await server.pool.query(
    `update project_members set joined_at = joined_at - interval '9 days' where project_id = $1`,
    [id],
  );
  const before = (await readJoined()).rows;
  await creator.send(remove, { params });
  const { body } = await creator.send(restore, { params });
  expect(body.members).toMatchObject([{ userId: creator.id, role: 'Designer', isLead: true }]);
  expect(body.lookingFor).toEqual(['Tester']);
  expect((await readJoined()).rows).toEqual(before);
});

test('returns not_alone with the number of others', async () => {
  const team = await createTeam(server);
  const { params } = team;
  const refuse = async () => (await team.creator.refused(remove, { params })).body;
  expect(await refuse()).toMatchObject({
    code: 'not_alone',
    status: 409,
    message:
      'Someone else is on this team, so you can’t delete the project. Hand it over or complete it instead.',
  });
  for (let at = 0; at < 2; at += 1) await (await createPerson(server)).send(join, { params });
  expect((await refuse()).message).toBe(
    'Three others are on this team, so you can’t delete the project. Hand it over or complete it instead.',
  );
  expect((await team.member.refused(remove, { params })).status).toBe(403);
});

test('after seven days it can’t be restored, and upkeep deletes it for good', async () => {
  const [early, late] = [await createDeleted(), await createDeleted()];
  const age = (id: number, days: number) =>
    server.pool.query(
      'update projects set deleted_at = deleted_at - make_interval(days => $2) where id = $1',
      [id, days],
    );
  await age(early.id, 8);
  await age(late.id, 6);
  await server.sweep();
  expect([await countRows(early.id), await countRows(late.id)]).toEqual([0, 1]);
  await creator.send(restore, { params: late.params });
});

test('deleting the account deletes it for good', async () => {
  const { id } = await createDeleted();
  await creator.send('POST /users/deletion', { body: { email: creator.email, password } });
  expect(await countRows(id)).toBe(0);
});
