import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  createAskingProject,
  createProject,
  createTeam,
  settingsForm,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const wait = 'PUT /projects/{projectId}/waiting';
const accept = 'POST /projects/{projectId}/reservation/acceptance';
const change = 'PUT /projects/{projectId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team of one that Juno waits for, and a way to open a place on it. */
async function createWaiting(create: typeof createProject = createProject) {
  const [lead, juno] = [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')];
  const project = await create(lead, { teamSize: 1 });
  const params = { projectId: project.id };
  await juno.send(wait, { params });
  const openPlace = () =>
    lead.send(change, { params, body: { ...settingsForm(project), teamSize: 2 } });
  return { lead, juno, project, params, openPlace };
}

const waitingsOf = async (person: Person) => (await person.send('GET /waitings')).body;

test('someone can wait for a role that’s filled while the team has room for another one', async () => {
  const { creator, project, params } = await createTeam(server, { teamSize: 4 });
  const [filled, open] = project.roles;
  await creator.send('PUT /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: creator.id },
    body: { roleId: filled!.id },
  });
  const juno = await createPerson(server, 'Juno');
  const refusal = await juno.refused(wait, { params, body: { roleId: open!.id } });
  expect(refusal.body.code).toBe('place_open');
  await juno.send(wait, { params, body: { roleId: filled!.id } });
});

test('waiting again without the link keeps the invitation', async () => {
  const { lead, juno, params, openPlace } = await createWaiting(createAskingProject);
  const { body: link } = await lead.send('POST /projects/{projectId}/invitations', {
    params,
    body: {},
  });
  await juno.send(wait, { params, body: { token: link.url.split('/').at(-1)! } });
  expect((await juno.send(wait, { params })).body.asksFirst).toBe(false);
  await openPlace();
  expect((await juno.send(accept, { params })).body.requestId).toBeNull();
});

test('waiting again leaves a reserved spot unchanged', async () => {
  const { juno, params, openPlace } = await createWaiting();
  await openPlace();
  const [reserved] = await waitingsOf(juno);
  expect((await juno.send(wait, { params })).body).toEqual(reserved);
  expect(await waitingsOf(juno)).toEqual([reserved]);
});

test('asking for a reserved spot marks its notification as read', async () => {
  const { juno, params, openPlace } = await createWaiting(createAskingProject);
  await openPlace();
  const unread = async () => (await juno.send('GET /notifications')).body.unread;
  expect(await unread()).toBe(1);
  const { requestId } = (await juno.send(accept, { params })).body;
  expect(await unread()).toBe(0);
  expect((await juno.send(accept, { params })).body).toEqual({ ...params, requestId });
});

test('returns too_many_requests after taking spots 20 times a day', async () => {
  const { juno, params, openPlace } = await createWaiting();
  await openPlace();
  for (let count = 0; count < 20; count += 1) await juno.send(accept, { params });
  expect((await juno.refused(accept, { params })).body.code).toBe('too_many_requests');
});
