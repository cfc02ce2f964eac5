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
    { key: 'role', fits: 'yes', words: 'They want to do Front-end' },
    { key: 'hours' },
    { key: 'week', fits: 'yes', words: expect.stringContaining('20 hours a week') },
    { key: 'goal' },
  ]);
  expect(reasonsOf(other.id)).toMatchObject([{}, {}, {}, { key: 'week', fits: 'unknown' }, {}]);
});

test('requests for no role, for a filled one, and answered ones are left out', async () => {
  const lead = await createPerson(server);
  const project = await createAskingProject(lead, { lookingFor: ['Designer'], teamSize: 5 });
  const params = { projectId: project.id };
  const ask = async (roleId?: number) =>
    askToJoin(await createPerson(server), project.id, roleId === undefined ? {} : { roleId });
  await ask();
  const first = await ask(project.roles[0]!.id);
  const second = await ask(project.roles[0]!.id);
  const listed = async () =>
    new Set((await lead.send(fits, { params })).body.map(({ requestId }) => requestId));
  expect(await listed()).toEqual(new Set([first.id, second.id]));
  await lead.send('POST /join-requests/{requestId}/answer', {
    params: { requestId: first.id },
    body: { answer: 'accepted' },
  });
  expect(await listed()).toEqual(new Set());
});
