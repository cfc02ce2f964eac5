import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const join = 'POST /projects/{projectId}/members';

let server: TestServer;
let person: Person;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

/** Moves what happened so far, and the account's creation, two days back. */
async function waitTwoDays({ id }: Person) {
  for (const [table, column, key] of [
    ['users', 'created_at', 'id'],
    ['events', 'occurred_at', 'actor_id'],
  ])
    await server.pool.query(
      `update ${table} set ${column} = ${column} - interval '2 days' where ${key} = $1`,
      [id],
    );
}

/** Joins several projects of different people at once, on two processes. */
async function joinAtOnce(count: number, fields = {}) {
  const ids = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await createProject(await createPerson(server), fields)).id);
  await person.send('GET /auth/me');
  const replies = await Promise.all(
    ids.map((id, at) =>
      openClient(urls[at % 2]!, person.cookies).request('POST', `/api/projects/${id}/members`),
    ),
  );
  return replies.map(({ status }) => status).toSorted((a, b) => a - b);
}

test('someone joins two teams on the first day, and three a day from then on', async () => {
  person = await createPerson(server);
  expect(await joinAtOnce(4)).toEqual([201, 201, 429, 429]);
  await waitTwoDays(person);
  await server.pool.query(`update projects set status = 'Completed'`);
  expect(await joinAtOnce(4)).toEqual([201, 201, 201, 429]);
});

test('someone on five teams that are still building can’t join another; finished teams don’t count', async () => {
  person = await createPerson(server);
  await waitTwoDays(person);
  for (let at = 0; at < 4; at += 1) await createProject(person);
  await createProject(person, { status: 'Completed' });
  expect(await joinAtOnce(3)).toEqual([201, 409, 409]);
  const projectId = (await createProject(await createPerson(server))).id;
  const { body } = await person.refused(join, { params: { projectId } });
  expect(body).toMatchObject({
    code: 'limit_reached',
    message: 'You’re on 5 active teams. Complete or leave one to join another.',
  });
});
