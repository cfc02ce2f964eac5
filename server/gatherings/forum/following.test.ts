import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { forumTasks } from './schedule.ts';

const followCategory = 'PUT /forum/categories/{categoryId}/following';
const start = 'POST /forum/threads';
const reply = 'POST /forum/threads/{threadId}/posts';
const block = 'PUT /users/blocks/{userId}';

const [clinic, workshop] = [1, 2];

let server: TestServer;
let admin: Person;
let author: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  await makeLive(server, 'forum');
});

beforeEach(async () => {
  author = await createPerson(server, 'Aino');
});

async function createFollower(categoryId: number) {
  const person = await createPerson(server);
  await person.send(followCategory, { params: { categoryId }, body: { isFollowed: true } });
  return person;
}

/** Each has a title of its own, because others are unanswered, too. */
async function createThread() {
  const title = `Tiles ${author.id}`;
  const body = { categoryId: clinic, title, text: title, tags: [] };
  return { threadId: (await author.send(start, { body })).body.id };
}

const started = () => `${author.name} started the discussion “Tiles ${author.id}” in Code Clinic`;

test('followers of a category are told of new threads in it until they stop following', async () => {
  const [follower, other] = [await createFollower(clinic), await createFollower(workshop)];
  const { body } = await follower.send('GET /forum');
  expect(body.categories.map(({ isFollowed }) => isFollowed)).toEqual([true, false, false]);
  const { threadId } = await createThread();
  expect(await notifiedTexts(follower)).toEqual([started()]);
  expect(await notifiedTexts(other)).toEqual([]);
  await (await createPerson(server)).send(reply, { params: { threadId }, body: { text: 'Reply' } });
  await follower.send(followCategory, {
    params: { categoryId: clinic },
    body: { isFollowed: false },
  });
  author = await createPerson(server);
  await createThread();
  expect(await notifiedTexts(follower)).toHaveLength(1);
});

test('an author and someone apart from them aren’t told of a new thread', async () => {
  const follower = await createFollower(clinic);
  await author.send(followCategory, { params: { categoryId: clinic }, body: { isFollowed: true } });
  await follower.send(block, { params: { userId: author.id } });
  await createThread();
  expect(await notifiedTexts(follower)).toEqual([]);
  expect(await notifiedTexts(author)).toEqual([]);
});

test('returns 404 to followers of a category that is gone; merging moves its followers', async () => {
  const fields = { name: 'Merged', description: '', type: 'Support' } as const;
  const { id } = (await admin.send('POST /admin/categories', { body: fields })).body;
  const follower = await createFollower(id);
  const both = await createFollower(id);
  await both.send(followCategory, { params: { categoryId: clinic }, body: { isFollowed: true } });
  await admin.send('PUT /admin/categories/{categoryId}', {
    params: { categoryId: id },
    body: { ...fields, mergeInto: clinic },
  });
  const answer = await follower.refused(followCategory, {
    params: { categoryId: id },
    body: { isFollowed: true },
  });
  expect(answer.status).toBe(404);
  await createThread();
  expect([await notifiedTexts(follower), await notifiedTexts(both)]).toEqual([
    [started()],
    [started()],
  ]);
});

const unanswered = () => `Nobody has replied to “Tiles ${author.id}” yet`;
const wait = (days: number) => runTasks(server, forumTasks({ adminEmails: [author.email] }), days);
const isTold = async (person: Person) => (await notifiedTexts(person)).includes(unanswered());

test('after 48 hours without a reply, followers of the category and admins are told once', async () => {
  const [follower, other] = [await createFollower(clinic), await createFollower(workshop)];
  const params = await createThread();
  await wait(1.99);
  expect([await isTold(follower), await isTold(admin)]).toEqual([false, false]);
  await Promise.all([wait(2), wait(2)]);
  await wait(9);
  const told = async (person: Person) =>
    (await notifiedTexts(person)).filter((text) => text === unanswered()).length;
  expect([await told(follower), await told(admin)]).toEqual([1, 1]);
  // They know, admin or not.
  expect([await told(other), await told(author)]).toEqual([0, 0]);
  await (await createPerson(server)).send(reply, { params, body: { text: 'Reply' } });
  const { notifications } = (await follower.send('GET /notifications')).body;
  expect(notifications.find(({ text }) => text === unanswered())?.isRead).toBe(true);
});

test.each([
  ['with a reply', `update threads set post_count = 2 where id = $1`],
  ['that is closed', `update threads set closed_at = now() where id = $1`],
  ['whose first post is hidden', `update comments set held_at = now() where thread_id = $1`],
])('tells nobody of a thread %s', async (_, sql) => {
  const follower = await createFollower(clinic);
  const { threadId } = await createThread();
  await server.pool.query(sql, [threadId]);
  await wait(3);
  expect(await isTold(follower)).toBe(false);
});

test('tells nobody of unanswered threads while the forum is hidden', async () => {
  const follower = await createFollower(clinic);
  await createThread();
  await server.pool.query(`update areas set mode = 'hidden'`);
  await wait(3);
  await server.pool.query(`update areas set mode = 'live'`);
  expect(await isTold(follower)).toBe(false);
  await wait(3);
  expect(await isTold(follower)).toBe(true);
});

test('a reply that is deleted before someone has read of it isn’t news anymore', async () => {
  const params = await createThread();
  const writer = await createPerson(server);
  const { id: commentId } = (await writer.send(reply, { params, body: { text: 'Reply' } })).body;
  expect(await notifiedTexts(author)).toHaveLength(1);
  await writer.send('DELETE /forum/threads/{threadId}/posts/{commentId}', {
    params: { ...params, commentId },
  });
  expect(await notifiedTexts(author)).toEqual([]);
});
