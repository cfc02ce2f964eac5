import { beforeAll, expect, test } from 'vitest';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, settingsForm } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const ask = 'POST /projects/{projectId}/join-requests';
const list = 'GET /projects/{projectId}/join-requests';
const get = 'GET /join-requests/{requestId}';
const change = 'PUT /join-requests/{requestId}';
const withdraw = 'DELETE /join-requests/{requestId}';
const answer = 'POST /join-requests/{requestId}/answer';
const join = 'POST /projects/{projectId}/members';
const getProject = 'GET /projects/{projectId}';
const remove = 'DELETE /projects/{projectId}/members/{userId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A project whose leads answer first, and someone who would like to join it. */
async function createAsking(fields = {}) {
  const [lead, juno] = [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')];
  const project = await createAskingProject(lead, fields);
  const params = { projectId: project.id };
  const roleId = project.roles[0]!.id;
  return { lead, juno, project, params, roleId };
}

async function createRequest(fields = {}) {
  const asking = await createAsking(fields);
  const request = await askToJoin(asking.juno, asking.project.id, {
    roleId: asking.roleId,
    message: 'I draw maps.',
  });
  return { ...asking, request, ref: { requestId: request.id } };
}

const accept = (lead: Person, ref: { requestId: number }, text = '') =>
  lead.send(answer, { params: ref, body: { answer: 'accepted', text } });
const declined = { answer: 'declined', text: 'Somebody was faster.' };

test('a request has a role, a message and a date, and the leads are emailed', async () => {
  const { lead, juno, project, request } = await createRequest();
  const days = (Date.parse(request.answerBy) - Date.parse(request.askedAt)) / 86_400_000;
  expect(days).toBe(9);
  expect(request).toMatchObject({
    project: { id: project.id, name: project.name },
    user: { id: juno.id, name: juno.name },
    role: 'Designer',
    message: 'I draw maps.',
    state: 'waiting',
    answeredBy: null,
    can: { answer: false, edit: true, withdraw: true },
  });
  expect(await mailedSubjects(server, lead.email)).toEqual(['Someone asks to join your project']);
  const email = (await server.mail()).find(({ to }) => to === lead.email);
  expect(email?.text).toContain(`${juno.name} asked to join Trail Finder as Designer.`);
  expect(email?.text).toContain(`${juno.name} wrote:\n\nI draw maps.`);
  expect(email?.text).toContain(`http://pieces.test/requests/${request.id}`);
});

test('an email leaves out a message with a link, but the page shows it', async () => {
  const { lead, juno, project } = await createAsking();
  const message = 'See https://example.org/maps';
  const request = await askToJoin(juno, project.id, { message });
  expect(request.message).toBe(message);
  const email = (await server.mail()).find(({ to }) => to === lead.email);
  expect(email?.text).not.toContain('example.org');
});

test('a project says how people join, and who can ask and answer', async () => {
  const { lead, juno, params, ref } = await createRequest();
  const { body } = await juno.send(getProject, { params });
  expect(body).toMatchObject({
    joining: 'ask',
    isPaused: false,
    waitingRequests: 0,
    hasAsked: true,
    can: { join: false, ask: false, answer: false },
  });
  const other = (await (await createPerson(server)).send(getProject, { params })).body;
  expect(other).toMatchObject({ hasAsked: false, can: { ask: true } });
  const own = (await lead.send(getProject, { params })).body;
  expect(own).toMatchObject({
    waitingRequests: 1,
    hasAsked: false,
    can: { ask: false, answer: true },
  });
  await juno.send(withdraw, { params: ref });
  const after = (await juno.send(getProject, { params })).body;
  expect(after).toMatchObject({ hasAsked: false, can: { ask: true } });
});

test('returns asks_first when joining a team that reviews requests', async () => {
  const { juno, params } = await createAsking();
  const { status, body } = await juno.refused(join, { params });
  expect([status, body.code]).toEqual([409, 'asks_first']);
});

test('returns joins_at_once when asking a team that anyone can join', async () => {
  const { lead, juno, project, params } = await createAsking();
  const body = { ...settingsForm(project), joining: 'open' };
  await lead.send('PUT /projects/{projectId}', { params, body });
  const refusal = await juno.refused(ask, { params, body: {} });
  expect([refusal.status, refusal.body.code]).toEqual([409, 'joins_at_once']);
  expect((await juno.send(getProject, { params })).body.can).toMatchObject({
    join: true,
    ask: false,
  });
});

test('returns forbidden to a member who asks', async () => {
  const { lead, params } = await createAsking();
  expect((await lead.refused(ask, { params, body: {} })).status).toBe(403);
});

test('already_asked returns the open request', async () => {
  const { juno, params, request } = await createRequest();
  const { status, body } = await juno.refused(ask, { params, body: {} });
  expect([status, body.code]).toEqual([409, 'already_asked']);
  expect(body.current).toEqual(request);
});

test('the same Idempotency-Key returns the same request', async () => {
  const { juno, params } = await createAsking();
  const options = { params, body: {}, headers: { 'idempotency-key': crypto.randomUUID() } };
  const first = await juno.send(ask, options);
  expect((await juno.send(ask, options)).body).toEqual(first.body);
});

test('returns team_full, role_filled, project_completed, and 404 for a missing role', async () => {
  const full = await createAsking({ teamSize: 1 });
  expect((await full.juno.refused(ask, { params: full.params, body: {} })).body.code).toBe(
    'team_full',
  );
  const { lead, juno, params, project, roleId } = await createAsking();
  expect((await juno.refused(ask, { params, body: { roleId: 999_999 } })).status).toBe(404);
  await lead.send('PUT /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: lead.id },
    body: { roleId },
  });
  expect((await juno.refused(ask, { params, body: { roleId } })).body.code).toBe('role_filled');
  const completed = { params, body: { summary: '' } };
  await lead.send('POST /projects/{projectId}/completion', completed);
  expect((await juno.refused(ask, { params, body: {} })).body.code).toBe('project_completed');
  expect(project.can.ask).toBe(false);
});

test('accepting makes someone a member in their role, with a sentence by email', async () => {
  const { lead, juno, params, ref } = await createRequest();
  const { body } = await accept(lead, ref, 'Welcome aboard!');
  expect(body).toMatchObject({
    state: 'accepted',
    answer: 'Welcome aboard!',
    answeredBy: { id: lead.id, name: lead.name },
    can: { answer: false, edit: false, withdraw: false },
  });
  const project = (await juno.send(getProject, { params })).body;
  expect(project.members).toContainEqual(
    expect.objectContaining({ userId: juno.id, role: 'Designer', isLead: false }),
  );
  expect(await mailedSubjects(server, juno.email)).toEqual([
    `${lead.name} accepted your request to join Trail Finder`,
  ]);
  const email = (await server.mail()).find(({ to }) => to === juno.email);
  expect(email?.text).toContain(`as Designer.\n\n${lead.name} wrote:\n\nWelcome aboard!`);
});

test('someone new is welcomed until they have seen it, the creator never', async () => {
  const { lead, juno, params, ref } = await createRequest();
  await accept(lead, ref);
  const isNew = async (person: Person) => (await person.send(getProject, { params })).body.isNew;
  expect([await isNew(lead), await isNew(juno)]).toEqual([false, true]);
  await juno.send('PUT /projects/{projectId}/welcome/seen', { params });
  expect(await isNew(juno)).toBe(false);
});

test('declining needs a sentence, and the person can ask again after 30 days', async () => {
  const { lead, juno, params, ref } = await createRequest();
  const short = { params: ref, body: { answer: 'declined', text: 'No.' } };
  expect((await lead.refused(answer, short)).body).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'text', message: 'Write a sentence of at least 10 characters' }],
  });
  await lead.send(answer, { params: ref, body: declined });
  expect(await mailedSubjects(server, juno.email)).toEqual([
    `${lead.name} declined your request to join Trail Finder`,
  ]);
  const { status, body } = await juno.refused(ask, { params, body: {} });
  expect([status, body.code]).toEqual([409, 'not_again_yet']);
  expect(body.message).toMatch(/^This team declined .* again from \w+ \d+, \d{4}\.$/);
  await server.pool.query(
    `update join_requests set ended_at = ended_at - interval '30 days' where id = $1`,
    [ref.requestId],
  );
  expect((await juno.send(ask, { params, body: {} })).status).toBe(201);
});

test('returns not_again_yet for 90 days to someone who was removed', async () => {
  const { lead, juno, params, ref } = await createRequest();
  await accept(lead, ref);
  await lead.send(remove, { params: { ...params, userId: juno.id } });
  expect((await juno.refused(ask, { params, body: {} })).body.code).toBe('not_again_yet');
});

test('already_answered says who answered, and when', async () => {
  const { lead, juno, ref } = await createRequest();
  await lead.send(answer, { params: ref, body: declined });
  const body = { answer: 'accepted' };
  const refusal = (await lead.refused(answer, { params: ref, body })).body;
  expect(refusal.code).toBe('already_answered');
  expect(refusal.message).toMatch(new RegExp(`^${lead.name} declined this request on \\w+ \\d+`));
  expect(refusal.current).toMatchObject({ id: ref.requestId, state: 'declined' });
  for (const key of [change, withdraw] as const) {
    const options = { params: ref, ...(key === change && { body: {} }) };
    expect((await juno.refused(key, options)).body.code).toBe('already_answered');
  }
});

test('a request can be changed while it waits', async () => {
  const { juno, project, ref } = await createRequest();
  const roleId = project.roles[1]!.id;
  const { body } = await juno.send(change, { params: ref, body: { roleId, message: 'New' } });
  expect(body).toMatchObject({ role: 'Backend developer', message: 'New', state: 'waiting' });
  const none = await juno.send(change, { params: ref, body: { roleId: null } });
  expect(none.body).toMatchObject({ role: '', roleId: null, message: '' });
});

test('a withdrawn request can’t be accepted, and the person can ask again right away', async () => {
  const { lead, juno, params, ref } = await createRequest();
  await juno.send(withdraw, { params: ref });
  await juno.send(withdraw, { params: ref });
  const refusal = await lead.refused(answer, { params: ref, body: { answer: 'accepted' } });
  expect(refusal.body.message).toMatch(/^Juno Number\d+ withdrew this request/);
  expect((await lead.send(list, { params })).body).toEqual([]);
  expect((await juno.send(ask, { params, body: {} })).status).toBe(201);
});

test('withdrawing a request stops its email to the leads', async () => {
  const { lead, juno, ref } = await createRequest();
  await juno.send(withdraw, { params: ref });
  expect(await mailedSubjects(server, lead.email)).toEqual([]);
});

test('a request that can’t be accepted because of team_full stays open', async () => {
  const { lead, juno, params, ref } = await createRequest({ teamSize: 2 });
  const olena = await createPerson(server);
  const other = await askToJoin(olena, params.projectId);
  await accept(lead, { requestId: other.id });
  const body = { answer: 'accepted' };
  expect((await lead.refused(answer, { params: ref, body })).body.code).toBe('team_full');
  expect((await juno.send(get, { params: ref })).body.state).toBe('waiting');
});

test('leads see the requests to their team, others only their own', async () => {
  const { lead, juno, params, ref, request } = await createRequest();
  const stranger = await createPerson(server);
  expect((await lead.send(list, { params })).body).toEqual([
    { ...request, can: { answer: true, edit: false, withdraw: false } },
  ]);
  expect((await juno.send('GET /join-requests')).body).toEqual([request]);
  expect((await stranger.send('GET /join-requests')).body).toEqual([]);
  expect((await stranger.refused(get, { params: ref })).status).toBe(404);
  expect((await juno.refused(list, { params })).status).toBe(404);
  expect((await lead.refused(withdraw, { params: ref })).status).toBe(403);
  await lead.send(answer, { params: ref, body: declined });
  const query = { state: 'declined' };
  expect((await lead.send(list, { params, query })).body).toHaveLength(1);
  expect((await lead.send(list, { params })).body).toEqual([]);
});

test('completing or deleting a project closes its requests and tells people why', async () => {
  for (const [key, options, text] of [
    ['POST /projects/{projectId}/completion', { body: { summary: '' } }, 'is complete'],
    ['DELETE /projects/{projectId}', {}, 'was deleted'],
  ] as const) {
    const { lead, juno, params, ref } = await createRequest();
    await lead.send(key, { params, ...options });
    expect((await juno.send(get, { params: ref })).body.state).toBe('closed');
    const email = (await server.mail()).find(({ to }) => to === juno.email);
    expect(email?.text).toContain(`Trail Finder ${text}.`);
  }
});

test('deleting a role closes the requests for it, renaming it doesn’t', async () => {
  const { lead, juno, params, project, ref } = await createRequest();
  const other = await createPerson(server);
  const kept = await askToJoin(other, project.id, { roleId: project.roles[1]!.id });
  const [designer, backend] = project.roles;
  const save = async (roles: object[]) => {
    const { body } = await lead.send(getProject, { params });
    const form = { ...settingsForm(body), roles };
    await lead.send('PUT /projects/{projectId}', { params, body: form });
  };
  await save([{ ...designer, name: 'Illustrator' }, backend!]);
  const renamed = (await juno.send(get, { params: ref })).body;
  expect(renamed).toMatchObject({ state: 'waiting', role: 'Illustrator' });
  await save([backend!]);
  expect((await juno.send(get, { params: ref })).body.state).toBe('closed');
  const still = await other.send(get, { params: { requestId: kept.id } });
  expect(still.body.state).toBe('waiting');
});

test('the leads’ notification is read for all of them once one has answered', async () => {
  const { lead, juno, params, ref } = await createRequest();
  const second = await createPerson(server);
  await server.pool.query(
    'insert into project_members (project_id, user_id, is_lead) values ($1, $2, true)',
    [params.projectId, second.id],
  );
  const other = await askToJoin(await createPerson(server), params.projectId);
  const unread = async (person: Person) => (await person.send('GET /notifications')).body.unread;
  expect([await unread(lead), await unread(second)]).toEqual([2, 1]);
  await lead.send(answer, { params: { requestId: other.id }, body: declined });
  expect([await unread(lead), await unread(second)]).toEqual([1, 0]);
  await juno.send(withdraw, { params: ref });
  expect(await unread(lead)).toBe(0);
});

test('deleting an account deletes its requests and what leads were told about them', async () => {
  const { lead, juno, params } = await createRequest();
  await juno.send('POST /users/deletion', { body: { email: juno.email, password } });
  expect((await lead.send(list, { params })).body).toEqual([]);
  expect((await lead.send('GET /notifications')).body.notifications).toEqual([]);
});

test('notifies people who asked to join when the only lead’s account is deleted with the project', async () => {
  const { lead, juno } = await createRequest();
  await lead.send('POST /users/deletion', { body: { email: lead.email, password } });
  expect((await juno.send('GET /join-requests')).body).toEqual([]);
  const { notifications } = (await juno.send('GET /notifications')).body;
  expect(notifications).toMatchObject([
    {
      text: 'Trail Finder was deleted, so your request to join was closed',
      path: '/for-you',
      project: null,
    },
  ]);
  const email = (await server.mail()).find(({ to }) => to === juno.email);
  expect(email?.text).toContain('Other teams are looking for people.');
  expect(email?.text).not.toContain(lead.name);
});

test('a request stays open if the project passes to a teammate', async () => {
  const { lead, juno, params, ref } = await createRequest();
  const second = await createPerson(server);
  await server.pool.query('insert into project_members (project_id, user_id) values ($1, $2)', [
    params.projectId,
    second.id,
  ]);
  await lead.send('POST /users/deletion', { body: { email: lead.email, password } });
  expect((await juno.send(get, { params: ref })).body.state).toBe('waiting');
  expect((await second.send(list, { params })).body).toMatchObject([{ id: ref.requestId }]);
});

test('joining in another way closes the request', async () => {
  const { lead, juno, params, project, ref } = await createRequest();
  const body = { ...settingsForm(project), joining: 'open' };
  await lead.send('PUT /projects/{projectId}', { params, body });
  await juno.send(join, { params });
  expect((await juno.send(get, { params: ref })).body.state).toBe('closed');
  const { body: told } = await lead.send('GET /notifications');
  const asked = told.notifications.filter(({ kind }) => kind === 'join_request_received');
  expect(asked.map(({ isRead }) => isRead)).toEqual([true]);
});
