import { beforeAll, expect, test } from 'vitest';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import type { Person } from '#tests/factories/people.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  await makeLive(server, 'forum');
});

const fields = { description: '', type: 'Support' } as const;

const addCategory = async (name: string) =>
  (await admin.send('POST /admin/categories', { body: { name, ...fields } })).body.id;

test('a thread is moved while another admin merges its old category into the new one', async () => {
  const [from, into] = [await addCategory('From'), await addCategory('Into')];
  const body = { categoryId: from, title: 'Moved', text: 'Text', tags: [] };
  const params = { threadId: (await admin.send('POST /forum/threads', { body })).body.id };
  const other = await server.pool.connect();
  await other.query('begin');
  await other.query('select from categories where id in ($1, $2) for update', [from, into]);
  const moved = admin.send('PUT /forum/threads/{threadId}/state', {
    params,
    body: { isPinned: false, isClosed: false, categoryId: into },
  });
  await waitForLock(server.pool);
  await other.query('update threads set category_id = $2 where category_id = $1', [from, into]);
  await other.query('commit');
  other.release();
  expect((await moved).body.category).toBe('Into');
});

test('a category isn’t renamed to what another admin names a new one at the same time', async () => {
  const params = { categoryId: await addCategory('First') };
  const other = await server.pool.connect();
  await other.query('begin');
  await other.query(
    `insert into categories (name, description, type) values ('Same', '', 'Support')`,
  );
  const body = { name: 'same', ...fields };
  const refused = admin.refused('PUT /admin/categories/{categoryId}', { params, body });
  await waitForLock(server.pool);
  await other.query('commit');
  other.release();
  expect((await refused).body).toMatchObject({
    status: 400,
    message: 'Another category has this name',
  });
});
