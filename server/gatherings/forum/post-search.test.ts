import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin, decide, undo } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const start = 'POST /forum/threads';
const reply = 'POST /forum/threads/{threadId}/posts';
const change = 'PUT /forum/threads/{threadId}/posts/{commentId}';
const remove = 'DELETE /forum/threads/{threadId}/posts/{commentId}';

let server: TestServer;
let author: Person;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  await makeLive(server, 'forum');
});

/** A thread by someone new, who can start one. */
async function createThread(text: string, title = 'Tiles') {
  author = await createPerson(server);
  const { body } = await author.send(start, { body: { categoryId: 1, title, text, tags: [] } });
  return { threadId: body.id };
}

const write = async (params: { threadId: number }, text: string) =>
  (await (await createPerson(server)).send(reply, { params, body: { text } })).body.id;

const find = async (search: string, reader = openClient(server.url)) =>
  (await reader.send('GET /forum', { query: { search } })).body.threads.map(({ id }) => id);

/** An admin hides a post that somebody has reported. */
async function hide(id: number) {
  const subject = { kind: 'comment', id } as const;
  await (await createPerson(server)).send('POST /reports', { body: { subject, reason: 'spam' } });
  return decide(admin, subject, { act: 'hide' });
}

test('finds a thread by the words of its posts, in any case and by how longer ones begin', async () => {
  const { threadId } = await createThread('Why does **Vite** reload (twice)?', 'Kiln');
  await write({ threadId }, 'Use node.js 24, as “Straße” does.');
  const fitting = ['vite', 'TWICE', 'rel', 'node.js', 'js', 'node.', 'STRAßE', 'kiln reload'];
  const others = ['eload', 're', 'reloads', 'vite oven', '--', `vite's`];
  const found: string[] = [];
  for (const search of [...fitting, ...others])
    if ((await find(search)).includes(threadId)) found.push(search);
  expect(found).toEqual(fitting);
});

test('finds words beside the spaces and signs of other languages', async () => {
  const text =
    '¿Cómo? «\u00a0bonjour\u00a0»\u202f! 猫、犬。鳥 \u3000魚 سلام، پیشرفت؟ नमस्ते। a·bisbal';
  const { threadId } = await createThread(text);
  const found: string[] = [];
  const words = ['cómo', 'bonjour', '猫', '犬', '鳥', '魚', 'سلام', 'پیشرفت', 'नमस्ते', 'bisbal'];
  for (const search of [...words, '犬鳥'])
    if ((await find(search)).includes(threadId)) found.push(search);
  expect(found).toEqual(words);
});

test('stores the words of the forum’s threads, up to 20,000 of each, and of no team’s', async () => {
  await makeLive(server, 'discussions');
  const { creator, params: project } = await createTeam(server);
  const body = { title: 'Tiles', text: 'Team tiles' };
  const key = 'POST /projects/{projectId}/threads';
  const { id } = (await creator.send(key, { params: project, body })).body;
  const { threadId } = await createThread('Forum tiles');
  await server.pool.query(
    `insert into comments (thread_id, text)
     select $1, (select string_agg(chr(19968 + n * 4000 + m), ' ') from generate_series(1, 4000) as m)
       from generate_series(0, 4) as n`,
    [threadId],
  );
  const { rows } = await server.pool.query<{ count: number }>(
    'select length(words) as count from threads where id = any($1) order by kind',
    [[id, threadId]],
  );
  expect(rows.map(({ count }) => count)).toEqual([0, 20_000]);
});

test('a search follows what is edited and deleted', async () => {
  const params = await createThread('The first quartz', 'Changes');
  const post = await write(params, 'A later basalt');
  expect(await find('basalt')).toEqual([params.threadId]);
  const writer = author;
  const [opening] = (await writer.send('GET /forum/threads/{threadId}/posts', { params })).body;
  await writer.send(change, {
    params: { ...params, commentId: opening!.id },
    body: { text: 'The first granite' },
  });
  expect(await find('quartz')).toEqual([]);
  expect(await find('granite')).toEqual([params.threadId]);
  await server.pool.query('update comments set author_id = $1 where id = $2', [author.id, post]);
  await author.send(remove, { params: { ...params, commentId: post } });
  expect(await find('basalt')).toEqual([]);
});

test('a search doesn’t find what an admin hides, until that is undone', async () => {
  const params = await createThread('Fine words', 'Hiding');
  const id = await write(params, 'Bad obsidian');
  const { body: decision } = await hide(id);
  expect(await find('obsidian')).toEqual([]);
  await undo(admin, decision);
  expect(await find('obsidian')).toEqual([params.threadId]);
});

test('while several people’s reports hide the first post, only its author finds the thread or sees the title', async () => {
  const { threadId } = await createThread('Buy feldspar', 'Cheap feldspar');
  const params = { threadId };
  const [post] = (await author.send('GET /forum/threads/{threadId}/posts', { params })).body;
  await server.pool.query('update comments set held_at = now() where id = $1', [post!.id]);
  expect(await find('feldspar')).toEqual([]);
  expect(await find('feldspar', author)).toEqual([threadId]);
  const read = async (reader = openClient(server.url)) =>
    (await reader.send('GET /forum/threads/{threadId}', { params })).body.title;
  expect(await read(author)).toBe('Cheap feldspar');
  expect(await read()).toBe('Hidden until an admin decides');
  const page = await fetch(`${server.url}/forum/${threadId}`);
  expect(await page.text()).not.toContain('feldspar');
});

test('posts of more words than can be searched are posted all the same', async () => {
  const params = await createThread('Beginning marble', 'Long');
  const words = (from: number) =>
    Array.from({ length: 1_000 }, (_, at) => `word${from + at}`).join(' ');
  await server.pool.query(
    `insert into comments (thread_id, author_id, text)
     select $1, $2, (select string_agg('w' || n || '-' || m, ' ') from generate_series(1, 900) as m)
       from generate_series(1, 400) as n`,
    [params.threadId, author.id],
  );
  await write(params, words(0));
  expect(await find('marble')).toEqual([params.threadId]);
});

test('hiding a post and editing it lock the thread first, so neither waits for the other forever', async () => {
  const params = await createThread('Text', 'Locks');
  const id = await write(params, 'Reply');
  const client = await server.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from threads where id = $1 for no key update', [params.threadId]);
    const hiding = hide(id);
    await waitForLock(server.pool);
    await client.query('select from comments where id = $1 for no key update nowait', [id]);
    await client.query('commit');
    const { body: decision } = await hiding;
    await client.query('begin');
    await client.query('select from threads where id = $1 for no key update', [params.threadId]);
    const undoing = undo(admin, decision);
    await waitForLock(server.pool);
    await client.query('select from comments where id = $1 for no key update nowait', [id]);
    await client.query('commit');
    expect((await undoing).status).toBe(200);
  } finally {
    client.release(true);
  }
});
