import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  backdateTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('a visitor sees a profile without email addresses and sign-in methods', async () => {
  const person = await createPerson(server);
  await person.send('PUT /users/profile', { body: { communicationEmail: 'secret@pieces.test' } });
  const { body: own } = await person.send('GET /users/profile');
  const visitor = openClient(server.url);
  const params = { userId: person.id };
  const { body } = await visitor.send('GET /users/{userId}/profile', { params });
  const {
    email: _email,
    communicationEmail: _contact,
    communicationEmailConfirmed: _confirmed,
    hasPassword: _password,
    loginMethod: _method,
    isAdmin: _isAdmin,
    ...shown
  } = own;
  expect(body).toEqual({
    ...shown,
    can: { follow: false, unfollow: false, invite: false, block: false, unblock: false },
  });
  expect(JSON.stringify(body)).not.toContain('@pieces.test');
});

test('following updates both counters once, and unfollowing undoes it', async () => {
  const [fan, star] = [await createPerson(server, 'Fan'), await createPerson(server, 'Star')];
  const params = { userId: star.id };
  const before = await fan.send('GET /users/{userId}/profile', { params });
  expect(before.body.can).toMatchObject({ follow: true, unfollow: false, invite: false });
  await fan.send('POST /users/{userId}/followers', { params });
  const { body } = await fan.send('POST /users/{userId}/followers', { params });
  expect(body.stats.followers).toBe(1);
  expect(body.can).toMatchObject({ follow: false, unfollow: true, invite: false });
  expect((await fan.send('GET /users/profile')).body.stats.following).toBe(1);
  expect((await star.send('GET /users/profile')).body.stats).toMatchObject({
    followers: 1,
    following: 0,
  });
  const { body: after } = await fan.send('DELETE /users/{userId}/followers', { params });
  expect(after.stats.followers).toBe(0);
  expect(after.can).toMatchObject({ follow: true, unfollow: false, invite: false });
});

test('following yourself returns forbidden', async () => {
  const person = await createPerson(server);
  const params = { userId: person.id };
  const refusal = await person.refused('POST /users/{userId}/followers', { params });
  expect(refusal.body).toMatchObject({ code: 'forbidden', message: 'You can’t follow yourself.' });
  const { body } = await person.send('GET /users/{userId}/profile', { params });
  expect(body.can).toEqual({
    follow: false,
    unfollow: false,
    invite: false,
    block: false,
    unblock: false,
  });
});

test('returns not_found for a person who does not exist', async () => {
  const person = await createPerson(server);
  for (const userId of [999_999, 0, 'x', '1e3']) {
    const params = { userId };
    for (const key of [
      'GET /users/{userId}/profile',
      'GET /users/{userId}/projects',
      'POST /users/{userId}/followers',
      'DELETE /users/{userId}/followers',
    ] as const) {
      expect((await person.refused(key, { params })).body.code).toBe('not_found');
    }
  }
});

test('following as a visitor returns unauthenticated', async () => {
  const { id: userId } = await createPerson(server);
  const visitor = openClient(server.url);
  const refusal = await visitor.refused('POST /users/{userId}/followers', { params: { userId } });
  expect(refusal.body.code).toBe('unauthenticated');
});

test('lists a person’s projects with what the person asking may do', async () => {
  const { creator, member, project } = await createTeam(server);
  const own = await createProject(member, { name: 'Second Project' });
  const params = { userId: member.id };
  const { body } = await creator.send('GET /users/{userId}/projects', { params });
  expect(body.map(({ id, can }) => [id, can.open])).toEqual([
    [own.id, false],
    [project.id, true],
  ]);
  const visitor = openClient(server.url);
  const seen = await visitor.send('GET /users/{userId}/projects', { params });
  expect(seen.body.map(({ can }) => can.open)).toEqual([false, false]);
});

test('lists activity with what people did on their teams, newest first', async () => {
  const { creator, member, project } = await createTeam(server, { name: 'Harbour Map' });
  const ticket = await createTicket(member, project.id);
  await backdateTicket(server, ticket);
  const target = { projectId: project.id, ticketId: ticket.id };
  await member.send('PUT /projects/{projectId}/tickets/{ticketId}', {
    params: target,
    body: { ...ticket, status: 'Done' },
  });
  await member.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    params: target,
    body: { text: 'Done, and tested on a phone.' },
  });
  const params = { userId: member.id };
  const { body } = await creator.send('GET /users/{userId}/profile', { params });
  expect(body.activity.map(({ type, project: name }) => [type, name])).toEqual([
    ['other', 'Harbour Map'],
    ['ticket_done', 'Harbour Map'],
    ['ticket_created', 'Harbour Map'],
    ['project_joined', 'Harbour Map'],
  ]);
  // The team can open tickets, everyone else only the project's page.
  const [ticketPath, projectPath] = [
    `/tickets/${project.id}/${ticket.id}`,
    `/projects/${project.id}`,
  ];
  expect(body.activity.map(({ link }) => link)).toEqual([
    ticketPath,
    ticketPath,
    ticketPath,
    projectPath,
  ]);
  const other = await createPerson(server, 'Other');
  for (const { send } of [other, openClient(server.url)]) {
    const seen = (await send('GET /users/{userId}/profile', { params })).body;
    expect(new Set(seen.activity.map(({ link }) => link))).toEqual(new Set([projectPath]));
  }
  expect(body.badges).toEqual([]);
  expect(body.achievements.map(({ name }) => name).toSorted()).toEqual([
    'First comment',
    'First team',
    'First ticket',
    'First ticket done',
  ]);
  expect(body.stats).toMatchObject({ contributions: 3, streak: 1, projects: 1 });
});
