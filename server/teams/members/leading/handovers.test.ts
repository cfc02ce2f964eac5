import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { holdBoard } from '#tests/hold-board.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

const offer = 'POST /projects/{projectId}/creator';
const close = 'DELETE /projects/{projectId}/creator';
const accept = 'POST /projects/{projectId}/creator/acceptance';
const get = 'GET /projects/{projectId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createOffer() {
  const team = await createTeam(server);
  const { creator, member, params } = team;
  const reply = await creator.send(offer, { params, body: { userId: member.id } });
  return { ...team, reply };
}

async function getOffer(person: Person, params: { projectId: number }) {
  return (await person.send(get, { params })).body.offeredTo;
}

test('a member takes over what they were offered; the former creator stays a lead', async () => {
  const { creator, member, params, reply } = await createOffer();
  expect(reply.status).toBe(204);
  expect((await creator.send(get, { params })).body).toMatchObject({
    creator: { id: creator.id },
    offeredTo: { id: member.id },
  });
  expect(await mailedSubjects(server, member.email)).toEqual([
    `${creator.name} offered you Trail Finder`,
  ]);
  await member.send(accept, { params });
  expect((await member.send(get, { params })).body).toMatchObject({
    creator: { id: member.id },
    offeredTo: null,
    can: { edit: true, handOver: true },
    members: [
      { userId: creator.id, isLead: true },
      { userId: member.id, isLead: true },
    ],
  });
  expect(await mailedSubjects(server, creator.email)).toContain(
    `${member.name} took over Trail Finder`,
  );
  expect((await member.refused(accept, { params })).status).toBe(404);
});

test('doesn’t welcome the new creator to their own project', async () => {
  const { member, params } = await createOffer();
  expect((await member.send(get, { params })).body.isNew).toBe(true);
  await member.send(accept, { params });
  expect((await member.send(get, { params })).body.isNew).toBe(false);
});

test('only the creator and the member see an offer', async () => {
  const { creator, member, params } = await createOffer();
  const third = await createPerson(server);
  await third.send('POST /projects/{projectId}/members', { params });
  expect(await getOffer(creator, params)).toEqual({ id: member.id, name: member.name });
  expect(await getOffer(member, params)).toEqual({ id: member.id, name: member.name });
  expect(await getOffer(third, params)).toBeNull();
});

test.each(['creator', 'member'] as const)('the %s can close an offer', async (who) => {
  const team = await createOffer();
  const { params } = team;
  await team[who].send(close, { params });
  await team[who === 'creator' ? who : 'creator'].send(close, { params });
  expect(await getOffer(team.creator, params)).toBeNull();
  expect((await team.member.refused(accept, { params })).status).toBe(404);
});

test('an offer ends when the member leaves, and doesn’t come back with them', async () => {
  const { creator, member, params } = await createOffer();
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  await member.send('POST /projects/{projectId}/members', { params });
  expect(await getOffer(creator, params)).toBeNull();
  expect((await member.refused(accept, { params })).status).toBe(404);
});

test('marks the notification as read when the offer ends without an answer', async () => {
  const isRead = async (person: Person) => {
    const { body } = await person.send('GET /notifications');
    return body.notifications.find(({ text }) => text.includes('offered you'))?.isRead;
  };
  const { creator, member, params } = await createOffer();
  expect(await isRead(member)).toBe(false);
  await creator.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect(await isRead(member)).toBe(true);
});

test('refuses offers by others, to oneself and to someone outside the team', async () => {
  const { creator, member, params } = await createTeam(server);
  const outsider = await createPerson(server);
  const refuse = async (person: Person, userId: number) =>
    (await person.refused(offer, { params, body: { userId } })).status;
  expect(await refuse(member, member.id)).toBe(403);
  expect(await refuse(outsider, member.id)).toBe(404);
  expect(await refuse(creator, creator.id)).toBe(400);
  expect(await refuse(creator, outsider.id)).toBe(404);
});

test('simultaneously accepting, withdrawing and offering leaves one creator, who leads', async () => {
  const urls = [server.url, await server.startAnother()];
  const { creator, member, params } = await createOffer();
  const path = `/api/projects/${params.projectId}`;
  const others = [await createPerson(server), await createPerson(server)];
  for (const other of others) await other.send('POST /projects/{projectId}/members', { params });
  await Promise.all(
    Array.from({ length: 24 }, (_, at) => {
      const as = ({ cookies }: Person) => openClient(urls[at % 2]!, cookies);
      const body = { userId: [member, ...others][at % 3]!.id };
      if (at % 4 === 0) return as(creator).request('POST', `${path}/creator`, { body });
      if (at % 4 === 1) return as(creator).request('DELETE', `${path}/creator`);
      const taker = [member, ...others][at % 3]!;
      return as(taker).request('POST', `${path}/creator/acceptance`);
    }),
  );
  const { body } = await creator.send('GET /projects/{projectId}/members', { params });
  expect(body.filter(({ isCreator }) => isCreator)).toHaveLength(1);
  expect(body[0]).toMatchObject({ isCreator: true, isLead: true });
});

test.each([
  ['withdrawing it', 'DELETE', undefined, 204],
  ['offering it to someone else', 'POST', {}, 204],
] as const)(
  'allows only one of accepting an offer and %s at the same time',
  async (...[, method, body, done]) => {
    const { creator, member, params } = await createOffer();
    const other = await createPerson(server);
    await other.send('POST /projects/{projectId}/members', { params });
    const path = `/api/projects/${params.projectId}/creator`;
    const urls = [server.url, await server.startAnother()] as const;
    // Holds both back until they have started.
    const release = await holdBoard(server.pool, params.projectId);
    const replies = Promise.all([
      openClient(urls[0], member.cookies).request('POST', `${path}/acceptance`),
      openClient(urls[1], creator.cookies).request(method, path, {
        ...(body && { body: { userId: other.id } }),
      }),
    ]);
    await waitForLock(server.pool, 2);
    await release();
    const statuses = (await replies).map(({ status }) => status);
    expect([
      [204, 403],
      [404, done],
    ]).toContainEqual(statuses);
  },
);

test('deleting the creator’s account hands the project to a lead first', async () => {
  const { creator, member, params } = await createTeam(server);
  const lead = await createPerson(server, 'Late');
  await lead.send('POST /projects/{projectId}/members', { params });
  await creator.send('PUT /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: lead.id },
    body: { isLead: true },
  });
  await creator.send('POST /users/deletion', { body: { email: creator.email, password } });
  const { body } = await member.send(get, { params });
  expect(body.creator.id).toBe(lead.id);
});

test('offering and withdrawing a project again and again returns 429', async () => {
  const { creator, member, params } = await createTeam(server);
  const body = { userId: member.id };
  for (let offers = 0; offers < 10; offers += 1) {
    await creator.send(offer, { params, body });
    await creator.send(close, { params });
  }
  const { status, body: problem } = await creator.refused(offer, { params, body });
  expect([status, problem.code]).toEqual([429, 'too_many_requests']);
});
