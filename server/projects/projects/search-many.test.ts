import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

async function addProjects(
  { pool }: TestServer,
  { creatorId, word, count }: { creatorId: number; word: string; count: number },
) {
  await pool.query(
    `insert into projects (creator_id, name, description, status, difficulty, team_size,
                           github_url, image, tech_stack, looking_for)
     select $1, 'Project ' || n, 'Everything about the ' || $2, 'Planning', 'Beginner', 4, '', '',
            '{Go}', '{Designer}'
       from generate_series(1, $3) as n`,
    [creatorId, word, count],
  );
}

// High IDs make the search assume a large table and use another plan.
describe.each([1, 200_001])('with IDs from %i', (first) => {
  let server: TestServer;
  let visitor: Client;

  beforeAll(async () => {
    server = await startTestServer();
    visitor = openClient(server.url);
    const { id: creatorId } = await createPerson(server);
    await server.pool.query(`alter table projects alter id restart with ${first}`);
    for (const [word, count] of [
      ['anchor', 1],
      ['garden', 1203],
      ['meadow', 1000],
      ['trend', 20],
    ] as const) {
      await addProjects(server, { creatorId, word, count });
    }
  });

  const search = async (query: Record<string, unknown>) => {
    const { body } = await visitor.send('GET /projects/search', { query });
    const { content, totalElements, totalIsExact } = body;
    return { ids: content.map(({ id }) => id), counted: [totalElements, totalIsExact] };
  };
  const downFrom = (highest: number, count: number) =>
    Array.from({ length: count }, (_, index) => highest - index);

  test.each([
    ['anchor', [1, true]],
    ['trend', [20, true]],
    ['meadow', [1000, true]],
    ['garden', [1000, false]],
    ['Go', [1000, false]],
    ['nothing', [0, true]],
    ['', [1000, false]],
  ])('the count for “%s” is %j', async (searchQuery, counted) => {
    expect((await search({ searchQuery })).counted).toEqual(counted);
  });

  test.each([['trend'], ['garden']])(
    'each sees which “%s” they have asked to join',
    async (word) => {
      const people = [await createPerson(server), await createPerson(server)];
      const query = { searchQuery: word };
      const { ids } = await search(query);
      for (const [at, person] of people.entries()) {
        await server.pool.query(
          `insert into join_requests (project_id, user_id, asked_at, answer_by)
         values ($1, $2, now(), now() + interval '9 days')`,
          [ids[at], person.id],
        );
      }
      for (const [at, person] of people.entries()) {
        const { body } = await person.send('GET /projects/search', { query });
        const asked = body.content.filter(({ hasAsked }) => hasAsked);
        expect(asked.map(({ id }) => id)).toEqual([ids[at]]);
      }
    },
  );

  test('pages go on after the counted limit until the last match', async () => {
    const pages = [];
    for (let page = 0; page <= 13; page += 1) {
      pages.push(await search({ searchQuery: 'garden', page, size: 100 }));
    }
    expect(pages.flatMap(({ ids }) => ids)).toEqual(downFrom(first + 1203, 1203));
    expect(pages.map(({ counted }) => counted)).toEqual(pages.map(() => [1000, false]));
  });

  test('finds all matches of a term that is frequent only in the newest projects', async () => {
    const { ids } = await search({ searchQuery: 'trend', size: 100 });
    expect(ids).toEqual(downFrom(first + 2223, 20));
  });

  test('filters have the same counts', async () => {
    expect((await search({ status: 'Planning' })).counted).toEqual([1000, false]);
    expect((await search({ status: 'Completed' })).counted).toEqual([0, true]);
    const { ids } = await search({ searchQuery: 'anchor', difficulty: 'Beginner' });
    expect(ids).toEqual([first]);
  });
});
