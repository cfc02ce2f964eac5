import { expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { readComparableRows } from '#tests/database/all-rows.ts';
import { createPerson } from './people.ts';
import { createProject, createTeam, projectForm } from './projects.ts';

const more = { name: 'Quiet Hours', techStack: [' Type  script '], lookingFor: ['Writer'] };

async function createByApi(server: TestServer) {
  const [creator, member] = [
    await createPerson(server, 'Aino'),
    await createPerson(server, 'Eetu'),
  ];
  const { body: project } = await creator.send('POST /projects', { body: projectForm() });
  const params = { projectId: project.id };
  await member.send('POST /projects/{projectId}/members', { params });
  return { creator, project };
}

test('projects made of rows are like those that the API makes', async () => {
  const [rows, api] = [await startTestServer(), await startTestServer()];
  const [one, other] = [await createTeam(rows), await createByApi(api)];
  expect(await readComparableRows(rows.pool)).toEqual(await readComparableRows(api.pool));
  const second = await createProject(one.creator, more);
  const { body } = await other.creator.send('POST /projects', { body: projectForm(more) });
  expect(Object.keys(second)).toEqual(expect.arrayContaining(Object.keys(body)));
  expect(await readComparableRows(rows.pool)).toEqual(await readComparableRows(api.pool));
});
