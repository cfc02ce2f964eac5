import { beforeAll, expect, test } from 'vitest';
import type { Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  changeTicket,
  createAskingProject,
  createTeam,
  createTicket,
  settingsForm,
} from '#tests/factories/projects.ts';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** Makes a project and its members quiet for some days. */
async function makeQuiet(projectId: number, days = 20) {
  await server.pool.query(
    'update projects set last_active_on = current_date - $2::int where id = $1',
    [projectId, days],
  );
  await server.pool.query(
    'update project_members set last_seen_on = current_date - $2::int where project_id = $1',
    [projectId, days],
  );
}

/** For how many days a project and a member have been quiet. */
async function quietDays(projectId: number, { id }: Person) {
  const { rows } = await server.pool.query(
    `select current_date - last_active_on as project, current_date - last_seen_on as member
       from projects join project_members on project_id = projects.id
      where projects.id = $1 and user_id = $2`,
    [projectId, id],
  );
  return rows[0];
}

const today = { project: 0, member: 0 };

test('tickets, comments, notes and edits are signs of life of the project and their author', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  const path = { ...params, ticketId: ticket.id };
  const acts: [string, () => Promise<unknown>][] = [
    ['creating a ticket', () => createTicket(creator, project.id)],
    ['moving a ticket', () => changeTicket(creator, ticket, { status: 'In Progress' })],
    [
      'commenting',
      () =>
        creator.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
          params: path,
          body: { text: 'Yes' },
        }),
    ],
    [
      'a note',
      () => creator.send('POST /projects/{projectId}/notes', { params, body: { text: 'Hi' } }),
    ],
    [
      'editing the project',
      async () => {
        const { body } = await creator.send('GET /projects/{projectId}', { params });
        await creator.send('PUT /projects/{projectId}', { params, body: settingsForm(body) });
      },
    ],
    ['saying so', () => creator.send('PUT /projects/{projectId}/sign-of-life', { params })],
  ];
  for (const [name, act] of acts) {
    await makeQuiet(project.id);
    await act();
    expect([name, await quietDays(project.id, creator)]).toEqual([name, today]);
    expect(await quietDays(project.id, member)).toEqual({ project: 0, member: 20 });
  }
});

test('answering a request is a sign of life, reading isn’t', async () => {
  const [lead, juno] = [await createPerson(server), await createPerson(server, 'Juno')];
  const project = await createAskingProject(lead);
  const { id: requestId } = await askToJoin(juno, project.id);
  await makeQuiet(project.id);
  const params = { projectId: project.id };
  await lead.send('GET /projects/{projectId}/tickets', { params });
  expect(await quietDays(project.id, lead)).toEqual({ project: 20, member: 20 });
  await lead.send('POST /join-requests/{requestId}/answer', {
    params: { requestId },
    body: { answer: 'declined', text: 'Not this time, sorry.' },
  });
  expect(await quietDays(project.id, lead)).toEqual(today);
});

test('it’s stored once a day, in the transaction of the change', async () => {
  const { creator, project } = await createTeam(server);
  const writes = async () =>
    (await server.statements(() => createTicket(creator, project.id))).filter((text) =>
      text.includes('last_active_on = current_date'),
    ).length;
  await makeQuiet(project.id);
  expect(await writes()).toBe(1);
  expect(await writes()).toBe(0);
  await makeQuiet(project.id);
  const refusal = await creator.refused('POST /projects/{projectId}/tickets', {
    params: { projectId: project.id },
    body: { title: 'Mine', description: '', labels: ['Cobol'] },
  });
  expect(refusal.status).toBe(400);
  expect(await quietDays(project.id, creator)).toEqual({ project: 20, member: 20 });
});
