import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { invite } from '#tests/factories/invitations.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  askToJoin,
  changeTicket,
  createAskingProject,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const get = 'GET /users/home';
const see = 'PUT /projects/{projectId}/changes/seen';
const join = 'POST /projects/{projectId}/members';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('counts what others did on a board since the person last saw it', async () => {
  const { creator, member, project, params } = await createTeam(server);
  await createTicket(member, project.id);
  const newsFor = async (person: typeof creator) => (await person.send(get)).body.teams[0]?.news;
  expect(await newsFor(creator)).toEqual({ all: 2, created: 1, done: 0, comments: 0, joined: 1 });
  // One's own changes, and those before one joined, aren't news.
  expect(await newsFor(member)).toEqual({ all: 0, created: 0, done: 0, comments: 0, joined: 0 });

  const { body: board } = await creator.send('GET /projects/{projectId}/tickets', { params });
  await creator.send(see, { params, body: { number: board.lastChange } });
  expect((await newsFor(creator))?.all).toBe(0);

  const ticket = await createTicket(member, project.id);
  await changeTicket(member, ticket, { status: 'Done' });
  await member.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    params: { ...params, ticketId: ticket.id },
    body: { text: 'Done at last' },
  });
  const after = { all: 3, created: 1, done: 1, comments: 1, joined: 0 };
  expect(await newsFor(creator)).toEqual(after);
  // Neither a lower number nor one that isn't there yet hides anything.
  await creator.send(see, { params, body: { number: 0 } });
  expect(await newsFor(creator)).toEqual(after);
  await creator.send(see, { params, body: { number: 1_000_000 } });
  await createTicket(member, project.id);
  expect((await newsFor(creator))?.all).toBe(1);
});

test('lists the person’s open tickets, those in progress first, then by priority', async () => {
  const { creator, project } = await createTeam(server);
  const add = (title: string, fields: object) =>
    createTicket(creator, project.id, { title, assigneeId: creator.id, ...fields });
  await add('Low', { priority: 'Low' });
  await add('High', { priority: 'High' });
  await add('Started', { priority: 'Low', status: 'In Progress' });
  await add('Finished', { status: 'Done' });
  await createTicket(creator, project.id, { title: 'Nobody’s' });
  const gone = await add('Deleted', {});
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
    params: { projectId: project.id, ticketId: gone.id },
  });
  const { body } = await creator.send(get);
  expect(body.tickets.map(({ title }) => title)).toEqual(['Started', 'High', 'Low']);
  expect(body.tickets[0]).toMatchObject({ projectId: project.id, projectName: project.name });
  expect(body.ticketCount).toBe(3);
});

test('lists open questions, the most urgent first: requests, invitations and spots', async () => {
  const [aino, eetu] = [await createPerson(server), await createPerson(server)];
  const names = async (person: typeof aino) =>
    (await person.send(get)).body.waiting.map(({ kind, projectName, role, count }) => [
      kind,
      projectName,
      role,
      count,
    ]);
  const asked = await createAskingProject(aino, { name: 'Asked', lookingFor: ['Designer'] });
  await askToJoin(eetu, asked.id);
  await askToJoin(await createPerson(server), asked.id);
  const inviting = await createProject(eetu, { name: 'Inviting', lookingFor: ['Tester'] });
  await invite(eetu, { projectId: inviting.id, person: aino, roleId: inviting.roles[0]!.id });
  await server.pool.query(
    `insert into reservations (project_id, user_id, attempt, until)
     values ($1, $2, 1, now() + interval '1 hour')`,
    [(await createProject(eetu, { name: 'Reserving' })).id, aino.id],
  );
  expect(await names(aino)).toEqual([
    ['spot', 'Reserving', '', 1],
    ['requests', 'Asked', '', 2],
    ['invitation', 'Inviting', 'Tester', 1],
  ]);
  const juno = await createPerson(server);
  await server.pool.query('insert into project_members (project_id, user_id) values ($1, $2)', [
    asked.id,
    juno.id,
  ]);
  // Members who don't lead have nothing to answer, and whoever asks waits for an answer.
  expect(await names(juno)).toEqual([]);
  expect(await names(eetu)).toEqual([['asked', 'Asked', '', 1]]);
  await server.pool.query(`update projects set status = 'Completed' where id = $1`, [asked.id]);
  expect((await names(aino)).map(([kind]) => kind)).toEqual(['spot', 'invitation']);
});

test('leaves out completed teams, and shows the liveliest first', async () => {
  const person = await createPerson(server);
  await createProject(person, { status: 'Completed' });
  const quiet = await createProject(person);
  const lively = await createProject(person);
  await createProject(person, { name: 'Newest' });
  await createTicket(person, quiet.id);
  await createTicket(person, lively.id);
  const { body } = await person.send(get);
  expect(body.teams.map(({ id }) => id).slice(0, 2)).toEqual([lively.id, quiet.id]);
  expect(body.teams).toHaveLength(3);
});

test('lists the newest open projects with a free role, without the person’s own', async () => {
  const [creator, other] = [await createPerson(server), await createPerson(server)];
  const names = async (person: Pick<typeof creator, 'send'>) =>
    (await person.send('GET /projects/open')).body.map(({ name }) => name);
  await createProject(creator, { name: 'First' });
  await createProject(creator, { name: 'Second' });
  await createProject(creator, { name: 'Full', teamSize: 1 });
  await createProject(creator, { name: 'Over', status: 'Completed' });
  const { id, roles } = await createProject(creator, { name: 'Taken', lookingFor: ['Tester'] });
  await createProject(other, { name: 'Theirs' });
  await other.send(join, { params: { projectId: id }, body: { roleId: roles[0]!.id } });
  expect(await names(openClient(server.url))).toEqual(['Theirs', 'Second', 'First']);
  expect(await names(creator)).toContain('Theirs');
  expect(await names(creator)).not.toContain('First');
});
