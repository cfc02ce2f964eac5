import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, settingsForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

const fits = 'GET /projects/{projectId}/join-requests/fit';

beforeAll(async () => {
  server = await startTestServer();
});

test('leads see how those who ask suit the role, with the hours they have in common', async () => {
  const lead = await createPerson(server);
  const [fitting, unknown] = [await createPerson(server), await createPerson(server)];
  const project = await createAskingProject(lead, { lookingFor: ['Front-end dev', 'Designer'] });
  const params = { projectId: project.id };
  await lead.send('PUT /projects/{projectId}', {
    params,
    body: { ...settingsForm(project), week: ['weekday_evening'], timeZone: 'Europe/Helsinki' },
  });
  await fitting.send('PUT /users/team-preferences', {
    body: {
      disciplines: ['Front-end'],
      week: ['weekday_evening'],
      timeZone: 'Europe/Stockholm',
    },
  });
  const [front, design] = project.roles.map(({ id }) => id);
  const asked = await askToJoin(fitting, project.id, { roleId: front! });
  const other = await askToJoin(unknown, project.id, { roleId: design! });
  const { body } = await lead.send(fits, { params });
  expect(new Set(body.map(({ requestId }) => requestId))).toEqual(new Set([asked.id, other.id]));
  const reasonsOf = (id: number) => body.find(({ requestId }) => requestId === id)!.reasons;
  expect(reasonsOf(asked.id)).toMatchObject([
    { key: 'skills' },
    { key: 'role', fits: 'yes', words: 'Front-end is on their list' },
    { key: 'hours' },
    { key: 'week', fits: 'yes', words: 'Your free times overlap' },
    { key: 'goal' },
  ]);
  expect(reasonsOf(other.id)).toMatchObject([{}, {}, {}, { key: 'week', fits: 'unknown' }, {}]);
});

test('someone whose role is filled meanwhile, or whose team is full, still has reasons; answered ones don’t', async () => {
  const lead = await createPerson(server);
  const project = await createAskingProject(lead, { lookingFor: ['Designer'], teamSize: 2 });
  const params = { projectId: project.id };
  const ask = async () =>
    askToJoin(await createPerson(server), project.id, { roleId: project.roles[0]!.id });
  const [first, second] = [await ask(), await ask()];
  const listed = async () =>
    (await lead.send(fits, { params })).body.map(({ requestId }) => requestId);
  expect(new Set(await listed())).toEqual(new Set([first.id, second.id]));
  await lead.send('POST /join-requests/{requestId}/answer', {
    params: { requestId: first.id },
    body: { answer: 'accepted' },
  });
  expect(await listed()).toEqual([second.id]);
});

test('compares a request without a role with the best-fitting role', async () => {
  const lead = await createPerson(server);
  const lookingFor = ['Designer', 'Front-end dev', 'Tester'];
  const project = await createAskingProject(lead, { lookingFor, teamSize: 6 });
  const params = { projectId: project.id };
  const ask = async (discipline: 'Front-end' | 'Design') => {
    const person = await createPerson(server);
    await person.send('PUT /users/team-preferences', { body: { disciplines: [discipline] } });
    return askToJoin(person, project.id);
  };
  const [front, design] = [await ask('Front-end'), await ask('Design')];
  const fitOf = async ({ id }: { id: number }) =>
    (await lead.send(fits, { params })).body.find(({ requestId }) => requestId === id);
  expect(await fitOf(design)).toMatchObject({ bestRole: 'Designer' });
  expect(await fitOf(front)).toMatchObject({
    bestRole: 'Front-end dev',
    reasons: [{}, { key: 'role', words: 'Front-end is on their list' }, {}, {}, {}],
  });
  // Of someone who said nothing about themselves, no role is claimed.
  const unknown = await askToJoin(await createPerson(server), project.id);
  expect(await fitOf(unknown)).toMatchObject({ bestRole: '' });
  // Once that one is taken, the others count.
  const taker = await createPerson(server);
  const { id: requestId } = await askToJoin(taker, project.id, { roleId: project.roles[1]!.id });
  expect(await fitOf({ id: requestId })).toMatchObject({ bestRole: '' });
  await lead.send('POST /join-requests/{requestId}/answer', {
    params: { requestId },
    body: { answer: 'accepted' },
  });
  expect(await fitOf(front)).toMatchObject({ bestRole: 'Designer' });
});
