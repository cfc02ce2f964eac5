import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('while nothing can be stored, everything that only reads is answered', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  server.setReadOnly(true);
  // Long enough that using a session would be written down.
  server.advanceHours(2);
  const board = `/api/projects/${project.id}`;
  const ofTeam = ['', '/members', '/join-requests', '/progress', '/tickets?view=board'];
  const ofTicket = ['/changes', '/comments'].map((path) => `/tickets/${ticket.id}${path}`);
  const ofPerson = ['home', 'profile', 'sessions', 'identities', 'refused-addresses'];
  const paths = [
    ...['auth/me', 'notifications', 'join-requests', 'projects/user'].map((path) => `/api/${path}`),
    ...[...ofTeam, ...ofTicket].map((path) => board + path),
    ...ofPerson.map((path) => `/api/users/${path}`),
    `/api/users/${member.id}/profile`,
  ];
  for (const path of paths) {
    const { status } = await creator.request('GET', path);
    expect([path, status]).toEqual([path, 200]);
  }
  const visitor = openClient(server.url);
  for (const path of ['/api/projects/search', '/health/ready']) {
    const { status } = await visitor.request('GET', path);
    expect([path, status]).toEqual([path, 200]);
  }
  const params = { projectId: project.id };
  const body = { title: 'Too late', description: 'The disk is full.' };
  const create = 'POST /projects/{projectId}/tickets';
  expect((await creator.refused(create, { params, body })).status).toBe(503);
  server.setReadOnly(false);
  await creator.send(create, { params, body });
});
