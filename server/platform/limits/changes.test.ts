import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { createProject, projectForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ changesPerHour: 3 });
});

test('someone can make a number of changes within an hour, refused ones included', async () => {
  const person = await createPerson(server);
  const project = await createProject(person);
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const path = `/api/projects/${project.id}/tickets`;
      return (await person.request('POST', path, { body: {} })).status;
    }),
  );
  expect(statuses.toSorted((left, right) => left - right)).toEqual([400, 400, 400, 429]);
});

test('doesn’t limit reading, signing out or other people', async () => {
  const person = await createPerson(server);
  for (const name of ['One', 'Two', 'Three'])
    await person.send('POST /projects', { body: projectForm({ name }) });
  const { body, headers } = await person.refused('POST /projects', { body: projectForm() });
  expect(body.code).toBe('too_many_requests');
  expect(body.message).toMatch(
    /^You’ve made too many changes in an hour\. Wait \d+ minutes and try again\.$/,
  );
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await person.send('GET /projects/search')).body.totalElements).toBe(4);
  const other = await createPerson(server);
  expect((await other.send('POST /projects', { body: projectForm() })).status).toBe(201);
  expect((await person.send('POST /logout')).status).toBe(204);
});
