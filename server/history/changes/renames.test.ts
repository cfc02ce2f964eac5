import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const rename = (person: Person, firstName: string) =>
  person.send('POST /users/update-firstname', { body: { firstName } });

async function countChanges(actorId: number): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>(
    'select count(*) as count from changes where actor_id = $1',
    [actorId],
  );
  return rows[0]?.count ?? 0;
}

test('a rename does not write to the person’s boards', async () => {
  const person = await createPerson(server);
  await server.pool.query(
    `with made as (
       insert into projects (creator_id, name, description, status, difficulty, team_size,
                             github_url, image, tech_stack, looking_for)
       select $1, 'Many', 'One of many', 'Planning', 'Beginner', 4, '', '', '{}', '{}'
         from generate_series(1, 300)
       returning id
     )
     insert into project_members (project_id, user_id) select id, $1 from made`,
    [person.id],
  );
  await rename(person, 'Aune');
  await rename(person, 'Oona');
  expect(await countChanges(person.id)).toBe(0);
});

test('several renames become one change when simultaneous readers load the board', async () => {
  const { creator, member, params } = await createTeam(server);
  const before = await countChanges(creator.id);
  await rename(creator, 'Aune');
  await rename(creator, 'Oona');
  await rename(creator, 'Oona');
  const readers = [creator, member, creator, member, creator, member];
  const tags = await Promise.all(
    readers.map(async (reader) => {
      const path = `/api/projects/${params.projectId}/tickets?view=board`;
      const headers = { 'if-none-match': '"board-1"' };
      return (await reader.request('GET', path, { headers })).headers.get('etag');
    }),
  );
  expect(new Set(tags)).toEqual(new Set(['"board-2"']));
  expect(await countChanges(creator.id)).toBe(before + 1);
});

test('a rename is recorded after a concurrent change', async () => {
  const { creator, params } = await createTeam(server);
  await rename(creator, 'Aune');
  const { projectId } = params;
  const other = await server.pool.connect();
  await other.query('begin');
  await other.query('select id from projects where id = $1 for no key update', [projectId]);
  await other.query(
    `insert into changes (project_id, number, kind, fields) values ($1, 2, 'board_arranged', '[]')`,
    [projectId],
  );
  const path = `/api/projects/${projectId}/tickets?view=board`;
  const reading = creator.request('GET', path, { headers: { 'if-none-match': '"board-1"' } });
  await waitForLock(server.pool);
  await other.query('commit');
  other.release();
  expect((await reading).headers.get('etag')).toBe('"board-3"');
});

test('joining a team is not recorded as a rename', async () => {
  const { creator, params } = await createTeam(server);
  const person = await createPerson(server);
  await rename(person, 'Aune');
  await person.send('POST /projects/{projectId}/members', { params });
  const last = (await creator.send('GET /projects/{projectId}/tickets', { params })).body
    .lastChange;
  await creator.request('GET', `/api/projects/${params.projectId}/tickets?view=board`, {
    headers: { 'if-none-match': `"board-${last}"` },
  });
  const { body } = await creator.send('GET /projects/{projectId}/tickets', { params });
  expect(body.lastChange).toBe(last);
});
