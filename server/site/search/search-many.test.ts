import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let creatorId: number;

/** Adds so many projects, people and forum threads, the newest last, with a name or a text. */
async function add(count: number, words: string, text = '') {
  const values = [count, words, text, creatorId];
  await server.pool.query(
    `insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                           image, tech_stack, looking_for)
     select $4, $2, 'About ' || $3, 'Planning', 'Beginner', 4, '', '', '{}', '{}'
       from generate_series(1, $1)`,
    values,
  );
  await server.pool.query(
    `insert into users (email, first_name, last_name, login_method, communication_email)
     select gen_random_uuid() || '@pieces.test', $2, $3, 'email', '' from generate_series(1, $1)`,
    values.slice(0, 3),
  );
  await server.pool.query(
    `with added as (
       insert into threads (kind, category_id, title, post_count)
       select 'forum', 1, $2, 1 from generate_series(1, $1) returning id)
     insert into comments (thread_id, author_id, text) select id, $4, $3 from added`,
    values,
  );
}

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'forum');
  creatorId = (await createPerson(server)).id;
  await add(1, 'Anchor', 'garden');
  await add(1, 'Rare', 'garden meadow');
  await add(1_100, 'Meadow', 'trail');
  await add(1_100, 'Pond', 'garden');
  await add(1, 'Meadow', 'swan');
  await add(600, 'Other', 'words');
});

const find = async (q: string) => {
  const { body } = await openClient(server.url).send('GET /search', { query: { q } });
  return body.results.map(({ kind, title }) => `${kind}: ${title}`);
};
const five = (kind: string, title: string) => Array<string>(5).fill(`${kind}: ${title}`);

test.each([
  ['in all of the newest rows', 'other', { name: 'Other', last: 'words' }],
  ['in many rows, but none of the newest', 'trail', { name: 'Meadow', last: 'trail' }],
])('finds five of each with a word that is %s', async (_, word, { name, last }) => {
  expect(await find(word)).toEqual([
    ...five('project', name),
    ...five('person', `${name} ${last}`),
    ...five('thread', name),
  ]);
});

test.each([
  ['a rare word', 'anchor', ['Anchor', 'Anchor garden']],
  ['a rare and a frequent word', 'garden rare', ['Rare', 'Rare garden meadow']],
  ['a frequent and a rare word in a name', 'swan meadow', ['Meadow', 'Meadow swan']],
  ['two frequent words that are together once', 'meadow garden', ['Rare', 'Rare garden meadow']],
])('finds the only ones with %s', async (_, words, [title, name]) => {
  const found = await find(words);
  expect(found).toContain(`person: ${name}`);
  expect(found.filter((one) => one.startsWith('person'))).toHaveLength(1);
  expect(found).toContain(`thread: ${title}`);
});

test('finds tickets of a large board, the newest of a frequent word, and the only one of two', async () => {
  const { member, params } = await createTeam(server);
  await server.pool.query(
    `insert into tickets (project_id, number, title, description, status, priority, type, position)
     select $1, n, 'Heron ' || n, case n when 7 then 'A lamp' else 'Text' end, 'Backlog', 'Medium', '',
            lpad(n::text, 5, '0')
       from generate_series(1, 700) as n`,
    [params.projectId],
  );
  const titles = async (q: string) =>
    (await member.send('GET /search', { query: { q } })).body.results
      .filter(({ kind }) => kind === 'ticket')
      .map(({ title }) => title);
  expect(await titles('heron')).toEqual([700, 699, 698, 697, 696].map((n) => `Heron ${n}`));
  expect(await titles('lamp heron')).toEqual(['Heron 7']);
  expect(await titles('text heron 12')).toEqual([129, 128, 127, 126, 125].map((n) => `Heron ${n}`));
});
