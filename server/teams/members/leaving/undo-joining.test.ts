import { beforeAll, expect, test } from 'vitest';
import { getStanding } from '#server/history/activity/actions.ts';
import { achievementsOf } from '#server/history/activity/achievements.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createProject,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const remove = 'DELETE /projects/{projectId}/members/{userId}';
const join = 'POST /projects/{projectId}/members';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A project that someone has just joined. */
async function createJoined() {
  const creator = await createPerson(server);
  const project = await createProject(creator);
  const params = { projectId: project.id };
  const member = await createPerson(server, 'Sofia');
  await member.send(join, { params, body: {} });
  const undo = () => member.send(remove, { params: { ...params, userId: member.id } });
  return { creator, project, params, member, undo };
}

const select = async (sql: string, ...values: number[]) =>
  (await server.pool.query(sql, values)).rows;

const kindsTold = async ({ id }: Person) =>
  (await select('select kind from notifications where user_id = $1 order by id', id)).map(
    ({ kind }) => kind as string,
  );

const eventsOf = ({ id }: Person) => select('select kind from events where actor_id = $1', id);

test('undoing a join leaves no notice, no activity, no achievement and no departure', async () => {
  const { creator, project, member, undo } = await createJoined();
  expect(await kindsTold(creator)).toEqual(['member_joined']);
  await undo();
  expect(await kindsTold(creator)).toEqual([]);
  expect(await eventsOf(member)).toEqual([]);
  expect(await select('select from activity_days where user_id = $1', member.id)).toEqual([]);
  expect(await select('select from participations where user_id = $1', member.id)).toEqual([]);
  expect(await select('select from departures where user_id = $1', member.id)).toEqual([]);
  expect(achievementsOf(await getStanding(server.db, member.id))).toEqual([]);
  const log = await select(
    'select number, kind from changes where project_id = $1 and actor_id = $2 order by number',
    project.id,
    member.id,
  );
  // Whoever has the board open loads the team again.
  expect(log.map(({ kind }) => kind)).toEqual(['member_changed', 'member_changed']);
});

test('someone who undid a join is announced when they join again, and can undo that too', async () => {
  const { creator, params, member, undo } = await createJoined();
  await undo();
  await member.send(join, { params, body: {} });
  expect(await kindsTold(creator)).toEqual(['member_joined']);
  const { reached } = await getStanding(server.db, member.id);
  expect(Object.keys(reached)).toEqual(['First team']);
  await undo();
  expect(await kindsTold(creator)).toEqual([]);
});

test('someone who has read that they joined is told instead that they left', async () => {
  const { creator, undo } = await createJoined();
  await server.pool.query('update notifications set read_at = now() where user_id = $1', [
    creator.id,
  ]);
  await undo();
  expect(await kindsTold(creator)).toEqual(['member_left']);
});

test('leaving later, or after doing something, is told and kept', async () => {
  const late = await createJoined();
  await server.pool.query(
    `update project_members set joined_at = joined_at - interval '2 minutes' where user_id = $1`,
    [late.member.id],
  );
  const busy = await createJoined();
  await createTicket(busy.member, busy.project.id);
  for (const { creator, member, undo } of [late, busy]) {
    await undo();
    expect(await kindsTold(creator)).toEqual(['member_joined', 'member_left']);
    expect((await eventsOf(member)).map(({ kind }) => kind as string)).toContain('project_left');
  }
});

test('leaving right after a lead accepted a request is told', async () => {
  const creator = await createPerson(server);
  const { id: projectId } = await createAskingProject(creator);
  const member = await createPerson(server, 'Sofia');
  const { id: requestId } = await askToJoin(member, projectId);
  await creator.send('POST /join-requests/{requestId}/answer', {
    params: { requestId },
    body: { answer: 'accepted' },
  });
  await member.send(remove, { params: { projectId, userId: member.id } });
  expect(await kindsTold(creator)).toContain('member_left');
});

test('reading the notice at the same time leaves either no notice or one that they left', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { creator, undo } = await createJoined();
    await Promise.all([
      undo(),
      server.pool.query('update notifications set read_at = now() where user_id = $1', [
        creator.id,
      ]),
    ]);
    expect([[], ['member_left']]).toContainEqual(await kindsTold(creator));
  }
});

test('a lead who removes them at the same time wins or finds them gone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { creator, member, params } = await createJoined();
    const path = `/api/projects/${params.projectId}/members/${member.id}`;
    const replies = await Promise.all([
      member.request('DELETE', path),
      creator.request('DELETE', path),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    const wasRemoved = replies[1].status === 204;
    const departures = await select('select kind from departures where user_id = $1', member.id);
    expect(departures).toEqual(wasRemoved ? [{ kind: 'removed' }] : []);
    expect(await kindsTold(member)).toEqual(wasRemoved ? ['member_removed'] : []);
    expect((await eventsOf(member)).map(({ kind }) => kind)).toEqual(
      wasRemoved ? ['project_joined', 'project_left'] : [],
    );
  }
});
