import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { invite } from '#tests/factories/invitations.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const block = (person: Person, other: Person) =>
  person.send('PUT /users/blocks/{userId}', { params: { userId: other.id } });

const unblock = (person: Person, other: Person) =>
  person.send('DELETE /users/blocks/{userId}', { params: { userId: other.id } });

const createTwo = async () =>
  [await createPerson(server, 'Aino'), await createPerson(server, 'Mallory')] as const;

/** Whichever of two people blocks the other, both are kept apart. */
const eitherWay = [
  ['the lead', (lead: Person, other: Person) => block(lead, other)],
  ['the other person', (lead: Person, other: Person) => block(other, lead)],
] as const;

const kindsOf = async (person: Person) =>
  (await person.send('GET /notifications')).body.notifications.map(({ kind }) => kind);

test('lists whom the person has blocked, until they unblock them', async () => {
  const [aino, mallory] = await createTwo();
  await block(aino, mallory);
  await block(aino, mallory);
  const { body } = await aino.send('GET /users/blocks');
  expect(body).toEqual([
    { id: mallory.id, name: mallory.name, avatar: null, blockedAt: expect.any(String) },
  ]);
  await unblock(aino, mallory);
  expect((await aino.send('GET /users/blocks')).body).toEqual([]);
});

test('refuses blocking oneself or someone who doesn’t exist', async () => {
  const [aino] = await createTwo();
  const key = 'PUT /users/blocks/{userId}';
  const own = await aino.refused(key, { params: { userId: aino.id } });
  expect(own.body.message).toBe('You can’t block yourself.');
  expect((await aino.refused(key, { params: { userId: 987654321 } })).status).toBe(404);
});

test('the blocked person isn’t told and sees the same profile', async () => {
  const [aino, mallory] = await createTwo();
  const key = 'GET /users/{userId}/profile';
  const read = async () => (await mallory.send(key, { params: { userId: aino.id } })).body;
  const { can: _, ...before } = await read();
  await block(aino, mallory);
  const { can, ...after } = await read();
  expect(after).toEqual(before);
  expect(can).toMatchObject({ block: true, unblock: false });
  expect((await mallory.send('GET /users/blocks')).body).toEqual([]);
  expect(await kindsOf(mallory)).toEqual([]);
});

test.each(eitherWay)('once %s has blocked the other, a lead doesn’t find them', async (_, act) => {
  const [lead, other] = await createTwo();
  const project = await createProject(lead, { lookingFor: ['Designer'] });
  await other.send('PUT /users/team-preferences', { body: { findable: true } });
  const params = { projectId: project.id, roleId: project.roles[0]!.id };
  const key = 'GET /projects/{projectId}/roles/{roleId}/people';
  const find = async () => (await lead.send(key, { params })).body.map(({ id }) => id);
  expect(await find()).toContain(other.id);
  await act(lead, other);
  expect(await find()).not.toContain(other.id);
});

test.each(eitherWay)('once %s has blocked the other, no opening is shown', async (_, act) => {
  const [lead, other] = await createTwo();
  const project = await createProject(lead, { lookingFor: ['Designer'] });
  const list = async () =>
    (await other.send('GET /openings/for-me')).body.map((opening) => opening.project.id);
  expect(await list()).toContain(project.id);
  await act(lead, other);
  expect(await list()).not.toContain(project.id);
});

test.each(eitherWay)('once %s has blocked the other, nobody is invited', async (_, act) => {
  const [lead, other] = await createTwo();
  const project = await createProject(lead);
  const params = { projectId: project.id };
  const { body: link } = await lead.send('POST /projects/{projectId}/invitations', {
    params,
    body: {},
  });
  await act(lead, other);
  const refusal = await lead.refused('POST /projects/{projectId}/invitations', {
    params,
    body: { userId: other.id },
  });
  expect(refusal.body.message).toBe(`${other.name} isn’t taking invitations from you right now.`);
  const token = link.url.split('/').at(-1)!;
  const use = await other.refused('POST /invitation-links/{token}/use', { params: { token } });
  expect(use.body.code).toBe('link_invalid');
});

test.each(eitherWay)('once %s has blocked the other, they can’t join or ask', async (_, act) => {
  const [lead, other] = await createTwo();
  const open = { projectId: (await createProject(lead)).id };
  const asking = { projectId: (await createAskingProject(lead)).id };
  await act(lead, other);
  const join = await other.refused('POST /projects/{projectId}/members', { params: open });
  expect(join.body.code).toBe('asks_first');
  for (const params of [open, asking]) {
    const ask = 'POST /projects/{projectId}/join-requests';
    expect((await other.refused(ask, { params, body: {} })).body.code).toBe('asking_paused');
    const { body: project } = await other.send('GET /projects/{projectId}', { params });
    expect(project).toMatchObject({ isPaused: true, can: { join: false, ask: false } });
    const wait = await other.refused('PUT /projects/{projectId}/waiting', { params, body: {} });
    expect(wait.body.code).toBe('asking_paused');
  }
});

test('a block by a member who doesn’t lead leaves the team open to the blocked person', async () => {
  const { member, params } = await createTeam(server, { teamSize: 2 });
  const mallory = await createPerson(server, 'Mallory');
  const wait = 'PUT /projects/{projectId}/waiting';
  await mallory.send(wait, { params });
  await block(member, mallory);
  expect((await mallory.send('GET /waitings')).body).toHaveLength(1);
  await mallory.send(wait, { params });
  const { body } = await mallory.send('GET /projects/{projectId}', { params });
  expect(body.isPaused).toBe(false);
});

test('a lead’s block leaves the teams of other leads open', async () => {
  const [lead, mallory] = await createTwo();
  await createProject(lead);
  await block(lead, mallory);
  const project = await createAskingProject(await createPerson(server));
  await askToJoin(mallory, project.id);
});

test.each(eitherWay)('once %s has blocked the other, neither follows the other', async (_, act) => {
  const [lead, other] = await createTwo();
  const follow = 'POST /users/{userId}/followers';
  await other.send(follow, { params: { userId: lead.id } });
  await lead.send(follow, { params: { userId: other.id } });
  await act(lead, other);
  for (const [person, followed] of [
    [lead, other],
    [other, lead],
  ] as const) {
    const params = { userId: followed.id };
    const { body } = await person.send('GET /users/{userId}/profile', { params });
    expect(body.stats).toMatchObject({ followers: 0, following: 0 });
    expect(body.can).toMatchObject({ follow: false, unfollow: false });
    const { status, body: refusal } = await person.refused(follow, { params });
    const nobody = await person.refused(follow, { params: { userId: 987654321 } });
    expect([status, refusal.message]).toEqual([nobody.status, nobody.body.message]);
  }
});

test('on a shared team nothing is hidden, but mentions don’t notify', async () => {
  const { creator, member, params } = await createTeam(server);
  const ticket = await createTicket(creator, params.projectId);
  await block(member, creator);
  const key = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
  const target = { ...params, ticketId: ticket.id };
  const text = `Look here, @[${member.id}]`;
  const { body: comment } = await creator.send(key, { params: target, body: { text } });
  await creator.send('PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
    params: { ...target, commentId: comment.id },
    body: { text: `${text} @[${creator.id}]` },
  });
  const read = 'GET /projects/{projectId}/tickets/{ticketId}/comments';
  expect((await member.send(read, { params: target })).body).toHaveLength(1);
  expect(await kindsOf(member)).not.toContain('mentioned');
  await unblock(member, creator);
  await creator.send(key, { params: target, body: { text } });
  expect(await kindsOf(member)).toContain('mentioned');
});

test('open requests and invitations between the two end without a word', async () => {
  const [aino, mallory] = await createTwo();
  const project = await createAskingProject(aino);
  const request = await askToJoin(mallory, project.id);
  const other = await createProject(aino);
  await invite(aino, { projectId: other.id, person: mallory });
  const full = await createProject(aino, { teamSize: 1 });
  await mallory.send('PUT /projects/{projectId}/waiting', {
    params: { projectId: full.id },
    body: {},
  });
  const told = await kindsOf(mallory);
  await server.mail();
  await block(aino, mallory);
  const params = { requestId: request.id };
  const { body } = await mallory.send('GET /join-requests/{requestId}', { params });
  expect(body.state).toBe('closed');
  expect((await mallory.send('GET /invitations')).body).toMatchObject([{ state: 'withdrawn' }]);
  expect((await mallory.send('GET /waitings')).body).toEqual([]);
  expect(await kindsOf(mallory)).toEqual(told);
  expect((await mallory.send('GET /notifications')).body.unread).toBe(0);
  const list = 'GET /projects/{projectId}/join-requests';
  const waiting = await aino.send(list, { params: { projectId: project.id } });
  expect(waiting.body).toEqual([]);
});

test('a request under way on another process during a block doesn’t stay open', async () => {
  const [aino, mallory] = await createTwo();
  const { id: projectId } = await createAskingProject(aino);
  const elsewhere = openClient(await server.startAnother(), mallory.cookies);
  const client = await server.pool.connect();
  // The request has passed all checks and waits to be stored.
  await client.query('begin');
  await client.query('lock table join_requests in share mode');
  await mallory.send('GET /auth/me');
  const asking = elsewhere.request('POST', `/api/projects/${projectId}/join-requests`, {
    body: {},
  });
  await waitForLock(server.pool);
  const blocking = block(aino, mallory);
  await Promise.race([blocking, waitForLock(server.pool, 2)]);
  await client.query('commit');
  client.release();
  expect((await asking).status).toBe(201);
  await blocking;
  const list = 'GET /projects/{projectId}/join-requests';
  expect((await aino.send(list, { params: { projectId } })).body).toEqual([]);
});
