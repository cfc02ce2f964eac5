import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createHackathon } from '#tests/factories/hackathons.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  createAskingProject,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { finishTicket } from '#tests/factories/reviews.ts';
import { participationTasks } from '#server/proof/participations/schedule.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const call = 'GET /projects/{projectId}/progress';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('counts the tickets and those done, without deleted ones, for everyone', async () => {
  const { creator, project, params } = await createTeam(server);
  await createTicket(creator, project.id);
  await createTicket(creator, project.id, { status: 'Done' });
  const deleted = await createTicket(creator, project.id, { status: 'Done' });
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
    params: { ...params, ticketId: deleted.id },
  });
  const { body } = await openClient(server.url).send(call, { params });
  expect(body).toEqual({
    tickets: 2,
    done: 1,
    changedAt: expect.any(String),
    result: null,
    answers: null,
    earlier: null,
  });
});

test('is zero for a project without tickets, whose board never changed', async () => {
  const { creator } = await createTeam(server);
  const { id: projectId } = await createProject(creator);
  const { body } = await openClient(server.url).send(call, { params: { projectId } });
  expect(body).toEqual({
    tickets: 0,
    done: 0,
    changedAt: null,
    result: null,
    answers: null,
    earlier: null,
  });
});

test('returns not_found for a project that does not exist', async () => {
  const { status } = await openClient(server.url).refused(call, { params: { projectId: 999_999 } });
  expect(status).toBe(404);
});

test('a project’s page takes two statements after the session', async () => {
  const { member, params } = await createTeam(server);
  await member.send('GET /auth/me');
  const statements = await server.statements(async () => {
    await member.send('GET /projects/{projectId}', { params });
    await member.send(call, { params });
  });
  expect(statements).toHaveLength(2);
});

const progressOf = async (projectId: number) =>
  (await openClient(server.url).send(call, { params: { projectId } })).body;

test('counts which of the creator’s earlier teams completed their project, from two on', async () => {
  const { creator, project } = await createTeam(server);
  const build = async () => {
    const { id: projectId } = await createProject(creator);
    const member = await createPerson(server);
    await member.send('POST /projects/{projectId}/members', { params: { projectId } });
    await finishTicket(server, { worker: member, projectId });
    return { projectId };
  };
  const complete = (params: { projectId: number }) =>
    creator.send('POST /projects/{projectId}/completion', { params, body: { summary: '' } });
  const sleep = ({ projectId }: { projectId: number }) =>
    server.pool.query('update projects set inactive_since = now() where id = $1', [projectId]);
  const merged = await build();
  await complete(merged);
  await server.pool.query('update projects set hackathon_id = $2 where id = $1', [
    merged.projectId,
    (await createHackathon(creator)).id,
  ]);
  // Neither do those still being built, completed alone, or closed by an admin say anything.
  await build();
  await complete({ projectId: (await createProject(creator)).id });
  const closed = await build();
  await complete(closed);
  await server.pool.query(
    `insert into decisions (kind, subject_id, act, reason, title, created_at)
     values ('project', $1, 'close', 'Spam', '', now())`,
    [closed.projectId],
  );
  await complete(await build());
  await runTasks(server, participationTasks);
  expect((await progressOf(project.id)).earlier).toBeNull();
  await sleep(await build());
  expect((await progressOf(project.id)).earlier).toBeNull();
  await runTasks(server, participationTasks);
  const record = { completed: 1, projects: 2 };
  expect((await progressOf(project.id)).earlier).toEqual(record);
  await creator.send('PUT /users/privacy-settings', { body: { profile: 'signed_in' } });
  expect((await progressOf(project.id)).earlier).toBeNull();
});

test('counts the answers of the last ten requests, from three on', async () => {
  const creator = await createPerson(server);
  const { id } = await createAskingProject(creator);
  const ask = (state: string, count: number) =>
    server.pool.query(
      `insert into join_requests (project_id, user_id, state, asked_at, answer_by, ended_at)
       select $1, $2, $3, now(), now(), now() from generate_series(1, $4)`,
      [id, creator.id, state, count],
    );
  await ask('expired', 2);
  expect((await progressOf(id)).answers).toBeNull();
  await ask('declined', 1);
  expect((await progressOf(id)).answers).toEqual({ answered: 1, requests: 3 });
  await ask('withdrawn', 3);
  await ask('accepted', 8);
  expect((await progressOf(id)).answers).toEqual({ answered: 9, requests: 10 });
});

test('returns not_found for a deleted project', async () => {
  const creator = await createPerson(server);
  const params = { projectId: (await createProject(creator)).id };
  await creator.send('DELETE /projects/{projectId}', { params });
  for (const person of [openClient(server.url), creator])
    expect((await person.refused(call, { params })).status).toBe(404);
});
