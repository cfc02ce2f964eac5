import type { ProjectStatus } from '#contract/values/vocabulary.ts';
import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, projectForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let second: string;

beforeAll(async () => {
  server = await startTestServer();
  second = await server.startAnother();
});

type Made = { count: number; daysAgo: number; status?: ProjectStatus };

/** Inserts projects that a person created some days ago. */
const insertProjects = (person: Person, { count, daysAgo, status = 'Planning' }: Made) =>
  server.pool.query(
    `with made as (
       insert into projects (creator_id, name, description, status, difficulty, team_size,
                             github_url, image, tech_stack, looking_for, created_at)
       select $1, 'Many', 'One of many', $4, 'Beginner', 4, '', '', '{}', '{}',
              now() - make_interval(days => $3)
         from generate_series(1, $2)
       returning id
     )
     insert into project_members (project_id, user_id) select id, $1 from made`,
    [person.id, count, daysAgo, status],
  );

/** Sends six simultaneous requests to two server processes. */
async function race(person: Person): Promise<number[]> {
  await person.send('GET /auth/me');
  const answers = await Promise.all(
    [server.url, second, server.url, second, server.url, second].map((url) =>
      openClient(url, person.cookies).request('POST', '/api/projects', { body: projectForm() }),
    ),
  );
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}

test('returns too_many_requests after twenty projects in a day', async () => {
  const person = await createPerson(server);
  await insertProjects(person, { count: 40, daysAgo: 2 });
  await insertProjects(person, { count: 18, daysAgo: 0 });
  expect(await race(person)).toEqual([201, 201, 429, 429, 429, 429]);
  const refusal = await person.refused('POST /projects', { body: projectForm() });
  expect(refusal.body).toMatchObject({
    code: 'too_many_requests',
    message: 'You can create up to 20 projects a day. Try again tomorrow.',
  });
  expect(refusal.headers.get('retry-after')).toBe('86400');
  await server.pool.query(
    "update projects set created_at = now() - interval '25 hours' where creator_id = $1",
    [person.id],
  );
  await person.send('POST /projects', { body: projectForm() });
});

test('returns limit_reached after a hundred projects', async () => {
  const person = await createPerson(server);
  await insertProjects(person, { count: 98, daysAgo: 2 });
  expect(await race(person)).toEqual([201, 201, 409, 409, 409, 409]);
  const refusal = await person.refused('POST /projects', { body: projectForm() });
  expect(refusal.body).toMatchObject({
    code: 'limit_reached',
    message: 'You can create up to 100 projects. Delete one first.',
  });
});

test('returns limit_reached after three hundred teams', async () => {
  const [person, creator] = [await createPerson(server), await createPerson(server)];
  await insertProjects(person, { count: 299, daysAgo: 2, status: 'Completed' });
  await person.send('GET /auth/me');
  const answers = await Promise.all(
    [server.url, second, server.url, second].map(async (url) => {
      const { id } = await createProject(creator);
      return () => openClient(url, person.cookies).request('POST', `/api/projects/${id}/members`);
    }),
  );
  const statuses = await Promise.all(answers.map(async (join) => (await join()).status));
  expect(statuses.toSorted((left, right) => left - right)).toEqual([201, 409, 409, 409]);
});
