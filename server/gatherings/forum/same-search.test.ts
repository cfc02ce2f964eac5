import { beforeAll, expect, test } from 'vitest';
import { findThreads, type typeFilters } from '#web/gatherings/forum/forum-search.ts';
import { getForum } from '#web/site/sample/forum/forum.ts';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const { threads: samples, categories } = getForum(new Date(2030, 0, 15));
// A real thread has its category's type.
const threads = samples.map((thread) => ({
  ...thread,
  type: categories.find(({ name }) => name === thread.category)!.type,
}));

let server: TestServer;

/** A real forum with the threads of the sample one. */
beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'forum');
  const { id: author } = await createPerson(server);
  await server.pool.query('delete from categories');
  for (const { name, type } of categories)
    await server.pool.query(
      `insert into categories (name, description, type) values ($1, '', $2)`,
      [name, type],
    );
  for (const { title, tags, category } of threads)
    await server.pool.query(
      `with added as (
         insert into threads (kind, category_id, title, tags)
         select 'forum', id, $1, $2 from categories where name = $3
         returning id)
       insert into comments (thread_id, author_id, text) select id, $4, 'Words' from added`,
      [title, tags, category, author],
    );
});

async function findReal(text: string, type: (typeof typeFilters)[number]): Promise<string[]> {
  const found: string[] = [];
  for (let page = 0; ; page += 1) {
    const query = { search: text, page: String(page), ...(type !== 'all' && { type }) };
    const { body } = await openClient(server.url).send('GET /forum', { query });
    found.push(...body.threads.map(({ title }) => title));
    if (!body.hasMore) return found;
  }
}

test.each([
  ['', 'all'],
  ['', 'Support'],
  ['SAUNA bookings', 'all'],
  ['idea bench', 'all'],
  ['postgresql', 'all'],
  ['git habits', 'all'],
  ['git sauna', 'all'],
  ['Lundell', 'all'],
  ['looking for people', 'all'],
  ['looking for people', 'Ecosystem'],
  ['a', 'all'],
  ['100%', 'all'],
  ['_', 'all'],
] as const)('the real forum finds the same as the samples for “%s” in %s', async (text, type) => {
  const expected = findThreads(threads, { text, type }).map(({ title }) => title);
  expect((await findReal(text, type)).toSorted()).toEqual(expected.toSorted());
});
