import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const join = 'POST /projects/{projectId}/members';
const remove = 'DELETE /projects/{projectId}/members/{userId}';
const list = 'GET /projects/{projectId}/members';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('joining returns the new member; joining again changes nothing', async () => {
  const { project, params } = await createTeam(server);
  const third = await createPerson(server, 'Sofia');
  const answer = await third.send(join, { params });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: third.id,
    name: third.name,
    avatar: null,
    role: '',
    roleId: null,
    isCreator: false,
    isLead: false,
    leavesOn: null,
    awayUntil: null,
    quietDays: null,
    inactiveSince: null,
    can: {
      remove: true,
      dismiss: false,
      chooseRole: true,
      makeLead: false,
      release: false,
      free: false,
    },
  });
  await third.send(join, { params });
  const { body } = await third.send('GET /projects/{projectId}', { params });
  expect(body.currentMembers).toBe(3);
  expect(body.can).toMatchObject({ open: true, join: false });
  expect(body.id).toBe(project.id);
});

test('returns team_full to eight of ten people who join a team with two openings simultaneously', async () => {
  const creator = await createPerson(server);
  const params = { projectId: (await createProject(creator, { teamSize: 3 })).id };
  const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(server)));
  await Promise.all(people.map((person) => person.send('GET /auth/me')));
  const answers = await Promise.all(
    people.map(async (person) => {
      const response = await person.request('POST', `/api/projects/${params.projectId}/members`);
      return { status: response.status, body: (await response.json()) as { message: string } };
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  for (const { status, body } of answers) {
    if (status === 409)
      expect(body.message).toBe(
        'This team is full. Join its waiting list, and we’ll email you when a spot opens.',
      );
  }
  const { body } = await creator.send(list, { params });
  expect(body).toHaveLength(3);
});

test('a member of a full team can join again without an error', async () => {
  const { member, params } = await createTeam(server, { teamSize: 2 });
  await member.send(join, { params });
  const late = await createPerson(server);
  expect((await late.refused(join, { params })).body).toMatchObject({
    code: 'team_full',
    status: 409,
  });
});

test('lists the creator first, and says whom the person may remove', async () => {
  const { creator, member, params } = await createTeam(server);
  expect((await creator.send(list, { params })).body).toEqual([
    expect.objectContaining({
      id: creator.id,
      isCreator: true,
      isLead: true,
      can: expect.objectContaining({
        remove: false,
        dismiss: false,
        chooseRole: true,
        makeLead: false,
      }),
    }),
    expect.objectContaining({
      id: member.id,
      isCreator: false,
      isLead: false,
      can: expect.objectContaining({
        remove: true,
        dismiss: true,
        chooseRole: true,
        makeLead: true,
      }),
    }),
  ]);
  const third = await createPerson(server);
  await third.send(join, { params });
  const { body } = await third.send(list, { params });
  expect(body.map(({ can }) => can.remove)).toEqual([false, false, true]);
});

test('leaving unassigns open tickets; done ones keep their assignee', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const open = await createTicket(creator, project.id, { assigneeId: member.id });
  const done = await createTicket(creator, project.id, { assigneeId: member.id, status: 'Done' });
  const foreign = await createTicket(creator, project.id, { assigneeId: creator.id });
  const { status } = await member.send(remove, { params: { ...params, userId: member.id } });
  expect(status).toBe(204);
  const { body } = await creator.send('GET /projects/{projectId}/tickets', { params });
  const byId = new Map(body.content.map((ticket) => [ticket.id, ticket]));
  expect(byId.get(open.id)).toMatchObject({ assigneeId: null, assigneeName: null, version: 2 });
  expect(byId.get(done.id)).toMatchObject({
    assigneeId: member.id,
    assigneeName: member.name,
    version: 1,
  });
  expect(byId.get(foreign.id)).toMatchObject({ assigneeId: creator.id });

  // Reopening unassigns the former member; other changes don't.
  const retitled = await changeTicket(creator, { ...done }, { title: 'Still done' });
  expect(retitled.assigneeId).toBe(member.id);
  const reopened = await changeTicket(creator, retitled, { status: 'Backlog' });
  expect(reopened.assigneeId).toBeNull();
});

test('a former member cannot see the board, and can join again', async () => {
  const { member, params } = await createTeam(server);
  await member.send(remove, { params: { ...params, userId: member.id } });
  expect((await member.refused(list, { params })).status).toBe(404);
  expect((await member.refused('GET /projects/{projectId}/tickets', { params })).status).toBe(404);
  await member.send(join, { params });
  await member.send('GET /projects/{projectId}/tickets', { params });
});

test('returns forbidden if the creator leaves or a member removes another', async () => {
  const { creator, member, params } = await createTeam(server);
  const third = await createPerson(server);
  await third.send(join, { params });
  const leaving = await creator.refused(remove, { params: { ...params, userId: creator.id } });
  expect(leaving.status).toBe(403);
  expect(leaving.body.message).toBe('You’re the creator of this project. Hand it over first.');
  const removing = await member.refused(remove, { params: { ...params, userId: third.id } });
  expect(removing.body.message).toBe(
    'Only the project’s creator can remove someone from the team.',
  );
  const removingCreator = await member.refused(remove, {
    params: { ...params, userId: creator.id },
  });
  expect(removingCreator.body.code).toBe('forbidden');
  await creator.send(remove, { params: { ...params, userId: third.id } });
  expect((await third.refused(list, { params })).status).toBe(404);
});

test('returns 404 to a non-member, and for removing someone who is not a member', async () => {
  const { creator, member, params } = await createTeam(server);
  const outsider = await createPerson(server);
  expect((await outsider.refused(list, { params })).body.code).toBe('not_found');
  for (const userId of [member.id, creator.id, outsider.id]) {
    expect((await outsider.refused(remove, { params: { ...params, userId } })).status).toBe(404);
  }
  for (const userId of [outsider.id, 'x', 0]) {
    expect((await creator.refused(remove, { params: { ...params, userId } })).status).toBe(404);
  }
  expect((await outsider.refused(join, { params: { projectId: 999_999 } })).status).toBe(404);
});

test('returns 401 to a visitor', async () => {
  const { member, params } = await createTeam(server);
  const visitor = openClient(server.url);
  expect((await visitor.refused(list, { params })).status).toBe(401);
  expect((await visitor.refused(join, { params })).status).toBe(401);
  expect((await visitor.refused(remove, { params: { ...params, userId: member.id } })).status).toBe(
    401,
  );
});
