import { beforeAll, expect, test } from 'vitest';
import { makeLive } from '#tests/factories/areas.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'forum');
});

async function startThread(author: Person) {
  const body = { categoryId: 1, title: 'Why?', text: `Text ${author.id}`, tags: [] };
  return { threadId: (await author.send('POST /forum/threads', { body })).body.id };
}

test('an edit can’t add more links to a post than it could have had at first', async () => {
  const newcomer = await createPerson(server);
  const thread = await startThread(newcomer);
  const posts = 'GET /forum/threads/{threadId}/posts';
  const [post] = (await newcomer.send(posts, { params: thread })).body;
  const params = { ...thread, commentId: post!.id };
  const edit = 'PUT /forum/threads/{threadId}/posts/{commentId}';
  await newcomer.send(edit, { params, body: { text: 'https://a.example https://b.example' } });
  const body = { text: 'https://a.example '.repeat(3) };
  expect((await newcomer.refused(edit, { params, body })).body).toMatchObject({
    code: 'limit_reached',
    message: 'A post can have up to 2 links on your first day.',
  });
});

test('accepting an answer again and again tells who gave it once a day', async () => {
  const [asker, helper] = [await createPerson(server), await createPerson(server)];
  const params = await startThread(asker);
  const reply = 'POST /forum/threads/{threadId}/posts';
  const { id } = (await helper.send(reply, { params, body: { text: 'So that.' } })).body;
  const accept = 'PUT /forum/threads/{threadId}/accepted';
  for (const postId of [id, null, id, null, id])
    await asker.send(accept, { params, body: { postId } });
  expect(await notifiedTexts(helper)).toEqual([`${asker.name} accepted your answer to “Why?”`]);
});

test('deleting a thread marks all news of it as read, even of an accepted answer', async () => {
  const [asker, helper] = [await createPerson(server), await createPerson(server)];
  const params = await startThread(asker);
  const reply = 'POST /forum/threads/{threadId}/posts';
  const { id } = (await helper.send(reply, { params, body: { text: 'So this.' } })).body;
  await asker.send('PUT /forum/threads/{threadId}/accepted', { params, body: { postId: id } });
  const post = { ...params, commentId: id };
  await helper.send('DELETE /forum/threads/{threadId}/posts/{commentId}', { params: post });
  await asker.send('DELETE /forum/threads/{threadId}', { params });
  for (const person of [asker, helper])
    expect((await person.send('GET /notifications')).body.unread).toBe(0);
});
