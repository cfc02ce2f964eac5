import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createProject, createTeam, createTicket } from '#tests/factories/projects.ts';
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
  expect(body).toEqual({ tickets: 2, done: 1, changedAt: expect.any(String), result: null });
});

test('is zero for a project without tickets, whose board never changed', async () => {
  const { creator } = await createTeam(server);
  const { id: projectId } = await createProject(creator);
  const { body } = await openClient(server.url).send(call, { params: { projectId } });
  expect(body).toEqual({ tickets: 0, done: 0, changedAt: null, result: null });
});

test('not_found: a project that does not exist', async () => {
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
