import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  await makeLive(server, 'forum');
});

test('returns 404 for reports of posts to visitors of a closed forum, and to everyone while it’s hidden', async () => {
  const member = await createPerson(server);
  const visitor = openClient(server.url);
  const body = { categoryId: 1, title: 'Why?', text: 'Why?', tags: [] };
  const params = { threadId: (await admin.send('POST /forum/threads', { body })).body.id };
  const [post] = (await visitor.send('GET /forum/threads/{threadId}/posts', { params })).body;
  const set = (mode: string, visitors?: boolean) =>
    admin.send('PUT /admin/areas/{area}', { params: { area: 'forum' }, body: { mode, visitors } });
  const report = {
    body: { subject: { kind: 'comment', id: post!.id }, reason: 'spam' },
  } as const;
  await visitor.send('POST /reports', report);
  await set('live', false);
  const refused = await visitor.refused('POST /reports', report);
  expect([refused.status, refused.body.message]).toEqual([
    404,
    'This no longer exists, so there’s nothing to report.',
  ]);
  await member.send('POST /reports', report);
  await set('hidden');
  expect((await member.refused('POST /reports', report)).status).toBe(404);
});
