import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  backdateTicket,
  changeTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { computeStanding, rulesVersion } from './compute-standing.ts';
import { findStanding, listEvents } from './store.ts';

const writeComment = 'POST /projects/{projectId}/tickets/{ticketId}/comments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function profileOf({ id }: Person) {
  const params = { userId: id };
  return (await openClient(server.url).send('GET /users/{userId}/profile', { params })).body;
}

const contributionsOf = async (person: Person) => (await profileOf(person)).stats.contributions;

async function createOldTicket(person: Person, projectId: number, assignee: Person | null = null) {
  const ticket = await createTicket(person, projectId, { assigneeId: assignee?.id ?? null });
  await backdateTicket(server, ticket);
  return ticket;
}

/** The stored standing must equal one computed from all events. */
async function checkStanding({ id }: { id: number }) {
  const stored = await findStanding(server.db, id);
  expect(stored).toEqual({
    userId: id,
    rules: rulesVersion,
    state: computeStanding(await listEvents(server.db, id)),
  });
}

test('credits the assignee of a ticket that someone else moves to Done, and its history names who moved it', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createOldTicket(creator, project.id, member);
  const before = await contributionsOf(creator);
  await changeTicket(creator, ticket, { status: 'Done' });
  expect(await contributionsOf(creator)).toBe(before);
  const { stats, activity, badges } = await profileOf(member);
  expect(stats).toMatchObject({ contributions: 1, streak: 1 });
  expect(activity.map(({ type }) => type)).toEqual(['ticket_done', 'project_joined']);
  expect(badges).toEqual([]);
  const params = { projectId: project.id, ticketId: ticket.id };
  const { body: changes } = await member.send(
    'GET /projects/{projectId}/tickets/{ticketId}/changes',
    { params },
  );
  expect(changes[0]?.actor?.id).toBe(creator.id);
});

test('credits the person who moves an unassigned ticket to Done, or the one assigned in the same change', async () => {
  const { creator, member, project } = await createTeam(server);
  const [unassigned, reassigned] = [
    await createOldTicket(creator, project.id),
    await createOldTicket(creator, project.id, creator),
  ];
  await changeTicket(member, unassigned, { status: 'Done' });
  expect(await contributionsOf(member)).toBe(1);
  await changeTicket(creator, reassigned, { status: 'Done', assigneeId: member.id });
  expect(await contributionsOf(member)).toBe(2);
});

test('reopening takes the credit from its owner, even after they left', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const ticket = await createOldTicket(creator, project.id, member);
  const done = await changeTicket(creator, ticket, { status: 'Done' });
  const given = await changeTicket(creator, done, { assigneeId: creator.id });
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  const before = await contributionsOf(creator);
  const open = await changeTicket(creator, given, { status: 'In Progress' });
  expect(await contributionsOf(member)).toBe(0);
  expect(await contributionsOf(creator)).toBe(before);
  await changeTicket(creator, open, { status: 'Done' });
  expect(await contributionsOf(creator)).toBe(before + 1);
  await checkStanding(member);
});

test('reopening a ticket of someone who deleted their account takes credit from nobody', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createOldTicket(creator, project.id, member);
  const done = await changeTicket(creator, ticket, { status: 'Done' });
  const before = await contributionsOf(creator);
  await server.pool.query('delete from users where id = $1', [member.id]);
  await changeTicket(creator, { ...done, assigneeId: null }, { status: 'Backlog', version: 2 });
  expect(await contributionsOf(creator)).toBe(before);
  await checkStanding(creator);
});

test('created as done or done within ten minutes, a ticket is shown but doesn’t count', async () => {
  const { creator, member, project } = await createTeam(server);
  await createTicket(creator, project.id, { status: 'Done', assigneeId: member.id });
  const quick = await createTicket(creator, project.id, { assigneeId: member.id });
  const done = await changeTicket(member, quick, { status: 'Done' });
  const { stats, activity } = await profileOf(member);
  expect(stats.contributions).toBe(0);
  expect(activity.map(({ type }) => type)).toEqual([
    'ticket_done',
    'ticket_done',
    'project_joined',
  ]);
  await changeTicket(member, done, { status: 'Backlog' });
  expect(await contributionsOf(member)).toBe(0);
});

test('counts ten finished tickets per day and project, and another once one is reopened', async () => {
  const { creator, member, project } = await createTeam(server);
  const done = [];
  for (let count = 0; count < 12; count += 1) {
    const ticket = await createOldTicket(creator, project.id, member);
    done.push(await changeTicket(member, ticket, { status: 'Done' }));
  }
  expect(await contributionsOf(member)).toBe(10);
  const eleventh = await changeTicket(member, done[10]!, { status: 'Backlog' });
  expect(await contributionsOf(member)).toBe(10);
  await changeTicket(member, done[0]!, { status: 'Backlog' });
  expect(await contributionsOf(member)).toBe(9);
  await changeTicket(member, eleventh, { status: 'Done' });
  expect(await contributionsOf(member)).toBe(10);
  const other = await createProject(member);
  await changeTicket(member, await createOldTicket(member, other.id), { status: 'Done' });
  expect(await contributionsOf(member)).toBe(13);
  await checkStanding(member);
});

test('comments count from 20 characters, up to 20 a day', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  const params = { projectId: project.id, ticketId: ticket.id };
  const write = (text: string) => member.send(writeComment, { params, body: { text } });
  await write('🧩'.repeat(19));
  expect(await contributionsOf(member)).toBe(0);
  await Promise.all(Array.from({ length: 22 }, () => write('x'.repeat(20))));
  expect(await contributionsOf(member)).toBe(20);
  await checkStanding(member);
});

test('a person alone earns no teamwork badge with 21 calls, however slow', async () => {
  const person = await createPerson(server);
  const project = await createProject(person);
  for (let count = 0; count < 10; count += 1) {
    const ticket = await createTicket(person, project.id, { status: 'Done' });
    const params = { projectId: project.id, ticketId: ticket.id };
    await person.send(writeComment, { params, body: { text: 'A comment that is long enough' } });
  }
  const { badges, achievements } = await profileOf(person);
  expect(badges.map(({ name }) => name)).toEqual(['Founder']);
  expect(achievements.map(({ name }) => name).toSorted()).toEqual([
    'First comment',
    'First project',
    'First ticket',
  ]);
  for (let count = 0; count < 10; count += 1) {
    const ticket = await createOldTicket(person, project.id);
    await changeTicket(person, ticket, { status: 'Done' });
  }
  const slow = await profileOf(person);
  expect(slow.badges.map(({ name }) => name)).toEqual(['Founder']);
  expect(slow.stats.contributions).toBe(41);
});

test('finishing a ticket takes as many statements as creating one', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createOldTicket(creator, project.id, member);
  const countOf = async (work: () => Promise<unknown>) =>
    (await server.statements(work)).filter((text) => !text.includes('sessions')).length;
  // Finishing someone else's also tells them.
  expect(await countOf(() => changeTicket(member, ticket, { status: 'Done' }))).toBe(3);
  expect(await countOf(() => createTicket(creator, project.id, { status: 'Done' }))).toBe(3);
});

test('two people who finish each other’s tickets on two processes never wait for each other', async () => {
  const { creator, member, project } = await createTeam(server);
  const other = await createProject(member, { name: 'Other' });
  await creator.send('POST /projects/{projectId}/members', { params: { projectId: other.id } });
  const another = openClient(await server.startAnother(), member.cookies);
  const movers = [
    { client: creator, projectId: project.id, assigneeId: member.id },
    { client: another, projectId: other.id, assigneeId: creator.id },
  ];
  const statuses = await Promise.all(
    movers.flatMap(({ client, projectId, assigneeId }) =>
      Array.from({ length: 40 }, async () => {
        const body = { title: 'Swap', description: 'x', status: 'Done', assigneeId };
        const path = `/api/projects/${projectId}/tickets`;
        return (await client.request('POST', path, { body })).status;
      }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  await checkStanding(creator);
  await checkStanding(member);
});

test('deleting an account waits for a change that takes its credit', async () => {
  const member = await createPerson(server);
  await createProject(member);
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query('select from standings where user_id = $1 for no key update', [member.id]);
  const deletion = member.send('POST /users/deletion', { body: { email: member.email, password } });
  await waitForLock(server.pool);
  // An event that refers to the person takes this lock.
  await client.query('select from users where id = $1 for key share nowait', [member.id]);
  await client.query('commit');
  client.release();
  expect((await deletion).status).toBe(204);
});

test('reopening a ticket while its assignee’s account is being deleted leaves other standings unchanged', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createOldTicket(creator, project.id, member);
  const done = await changeTicket(creator, ticket, { status: 'Done' });
  const client = await server.pool.connect();
  await client.query('begin');
  for (const table of ['standings where user_id', 'users where id'])
    await client.query(`delete from ${table} = $1`, [member.id]);
  const change = changeTicket(creator, done, { status: 'Backlog', assigneeId: null });
  await waitForLock(server.pool);
  await client.query('commit');
  client.release();
  expect((await change).status).toBe('Backlog');
  await checkStanding(creator);
});
