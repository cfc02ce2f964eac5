import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, settingsForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const wait = 'PUT /projects/{projectId}/waiting';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const createTwo = async () =>
  [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')] as const;

/** Puts someone on the waiting lists of this many full teams. */
async function waitForTeams(person: Person, { lead, count }: { lead: Person; count: number }) {
  const projects = [];
  for (let at = 0; at < count; at += 1) {
    const project = await createProject(lead, { teamSize: 1 });
    await person.send(wait, { params: { projectId: project.id } });
    projects.push(project);
  }
  return projects;
}

const refusalOfAnother = async (person: Person, lead: Person) => {
  const { id: projectId } = await createProject(lead, { teamSize: 1 });
  return (await person.refused(wait, { params: { projectId } })).body;
};

test('someone can be on five waiting lists', async () => {
  const [lead, juno] = await createTwo();
  const projects = await waitForTeams(juno, { lead, count: 5 });
  const { body: waitings } = await juno.send('GET /waitings');
  const newestFirst = projects.map(({ id }) => id).toReversed();
  expect(waitings.map(({ project }) => project.id)).toEqual(newestFirst);
  expect(await refusalOfAnother(juno, lead)).toMatchObject({
    code: 'limit_reached',
    message: 'You can be on up to 5 waiting lists. Leave one first.',
  });
});

test('a reserved spot counts as one of the five waiting lists', async () => {
  const [lead, juno] = await createTwo();
  const [first] = await waitForTeams(juno, { lead, count: 1 });
  await lead.send('PUT /projects/{projectId}', {
    params: { projectId: first!.id },
    body: { ...settingsForm(first!), teamSize: 2 },
  });
  const { body: waitings } = await juno.send('GET /waitings');
  expect(waitings).toMatchObject([{ reservationId: expect.any(Number) }]);
  await waitForTeams(juno, { lead, count: 4 });
  expect(await refusalOfAnother(juno, lead)).toMatchObject({ code: 'limit_reached' });
});

test('someone on five waiting lists can still change their role on one of them', async () => {
  const [lead, juno] = await createTwo();
  const [first] = await waitForTeams(juno, { lead, count: 5 });
  const [role] = first!.roles;
  const form = { params: { projectId: first!.id }, body: { roleId: role!.id } };
  expect((await juno.send(wait, form)).body).toMatchObject({ role: role!.name });
});

test('the waiting lists of others don’t count', async () => {
  const [lead, juno] = await createTwo();
  await waitForTeams(await createPerson(server), { lead, count: 5 });
  await waitForTeams(juno, { lead, count: 1 });
  expect((await juno.send('GET /waitings')).body).toHaveLength(1);
});
