import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const posts = '/forum/threads/{threadId}/posts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'forum');
});

/** A thread by someone new, and an answer to it that they have accepted. */
async function createAnswer() {
  const [author, helper] = [await createPerson(server), await createPerson(server)];
  const body = { categoryId: 1, title: 'Why?', text: `Why ${author.id}`, tags: [] };
  const params = { threadId: (await author.send('POST /forum/threads', { body })).body.id };
  const reply = { params, body: { text: `So ${helper.id}` } };
  const { id: postId } = (await helper.send(`POST ${posts}`, reply)).body;
  await author.send('PUT /forum/threads/{threadId}/accepted', { params, body: { postId } });
  return { author, helper, params, postId };
}

/** Does something in a transaction that is open until the end. */
async function inTransaction(work: (other: PoolClient) => Promise<void>) {
  const other = await server.pool.connect();
  try {
    await other.query('begin');
    await work(other);
  } finally {
    other.release(true);
  }
}

const deleteAccount = (person: Person) =>
  person.send('POST /users/deletion', { body: { email: person.email, password } });

const deleteRow = (other: PoolClient, { id }: Person) =>
  other.query('delete from users where id = $1', [id]);

test.each(['threads', 'comments'] as const)(
  'someone who deletes their account can be told something by whoever has locked their %s',
  async (table) => {
    const { helper, params, postId } = await createAnswer();
    const id = table === 'threads' ? params.threadId : postId;
    let deleted: Promise<unknown> | undefined;
    await inTransaction(async (other) => {
      await other.query(`select from ${table} where id = $1 for no key update`, [id]);
      deleted = deleteAccount(helper);
      await waitForLock(server.pool);
      const locked = other.query('select from users where id = $1 for key share nowait', [
        helper.id,
      ]);
      expect((await locked).rowCount).toBe(1);
    });
    await deleted;
    const { body } = await (await createPerson(server)).send(`GET ${posts}`, { params });
    expect(body.map(({ author }) => author === null)).toEqual([false, true]);
  },
);

test('a reply is posted while somebody who follows the thread deletes their account', async () => {
  const { author, params } = await createAnswer();
  const writer = await createPerson(server);
  let reply: Promise<unknown> | undefined;
  await inTransaction(async (other) => {
    await deleteRow(other, author);
    reply = writer.send(`POST ${posts}`, { params, body: { text: 'Reply' } });
    await waitForLock(server.pool);
    await other.query('commit');
  });
  expect(await reply).toMatchObject({ status: 201 });
});

test('a category is merged while somebody who follows it deletes their account', async () => {
  const [admin, leaving, follower] = [
    await createAdmin(server),
    await createPerson(server),
    await createPerson(server),
  ];
  const fields = { name: 'Merged', description: '', type: 'Support' } as const;
  const { id: categoryId } = (await admin.send('POST /admin/categories', { body: fields })).body;
  const params = { categoryId };
  for (const person of [leaving, follower])
    await person.send('PUT /forum/categories/{categoryId}/following', {
      params,
      body: { isFollowed: true },
    });
  let merged: Promise<unknown> | undefined;
  await inTransaction(async (other) => {
    await deleteRow(other, leaving);
    const body = { ...fields, mergeInto: 1 };
    merged = admin.send('PUT /admin/categories/{categoryId}', { params, body });
    await waitForLock(server.pool);
    await other.query('commit');
  });
  expect(await merged).toMatchObject({ status: 204 });
  const { categories } = (await follower.send('GET /forum')).body;
  expect(categories.find(({ id }) => id === 1)?.isFollowed).toBe(true);
});
