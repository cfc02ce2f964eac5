import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  await makeLive(server, 'forum');
});

/** Someone whose account is so many days old. */
async function createMember(days: number) {
  const person = await createPerson(server);
  await server.pool.query(
    `update users set created_at = now() - $2 * interval '1 day' where id = $1`,
    [person.id, days],
  );
  return person;
}

/** A post of someone with an account of so many days, in a thread of its own. */
async function createPost(days: number) {
  const author = await createMember(days);
  const body = { categoryId: 1, title: 'Buy', text: `Buy this ${author.id}`, tags: [] };
  const params = { threadId: (await author.send('POST /forum/threads', { body })).body.id };
  const [post] = (await author.send('GET /forum/threads/{threadId}/posts', { params })).body;
  const read = async (reader = openClient(server.url)) =>
    (await reader.send('GET /forum/threads/{threadId}/posts', { params })).body[0]!;
  return { author, params, id: post!.id, text: body.text, read };
}

const report = (person: Person, id: number) =>
  person.send('POST /reports', { body: { subject: { kind: 'comment', id }, reason: 'spam' } });

const decide = (id: number, act: 'hide' | 'none') =>
  admin.send('POST /admin/decisions', {
    body: { subject: { kind: 'comment', id }, act, reason: 'We have read it.' },
  });

const held = '*Several people reported this, so it’s hidden until an admin decides.*';

test('three people at the same time hide a newcomer’s post until an admin decides', async () => {
  const { author, id, text, read } = await createPost(2);
  const people = await Promise.all([1, 2, 3].map(() => createMember(15)));
  await Promise.all(people.map((person) => report(person, id)));
  expect(await read()).toMatchObject({ text: held, isHeld: true });
  expect(await read(author)).toMatchObject({
    text,
    isHeld: true,
    can: { edit: false },
  });
  await decide(id, 'none');
  expect(await read()).toMatchObject({ text, isHeld: false });
});

test('a post that an admin then hides stays hidden until that is undone', async () => {
  const { id, text, read } = await createPost(2);
  for (const person of await Promise.all([1, 2, 3].map(() => createMember(15))))
    await report(person, id);
  const { body: decision } = await decide(id, 'hide');
  expect(await read()).toMatchObject({ text: 'Hidden by an admin.', isHeld: false });
  await admin.send('POST /admin/decisions/{decisionId}/undo', {
    params: { decisionId: decision.id },
    body: { reason: 'It was fine.' },
  });
  expect(await read()).toMatchObject({ text, isHeld: false });
});

test('a post that an admin has read isn’t hidden by more reports until it changes', async () => {
  const { author, params, id, text, read } = await createPost(2);
  const people = await Promise.all([1, 2, 3].map(() => createMember(15)));
  const reportAll = () => Promise.all(people.map((person) => report(person, id)));
  await reportAll();
  await decide(id, 'none');
  await reportAll();
  expect(await read()).toMatchObject({ text, isHeld: false });
  await author.send('PUT /forum/threads/{threadId}/posts/{commentId}', {
    params: { ...params, commentId: id },
    body: { text: `${text}, and this` },
  });
  await reportAll();
  expect(await read()).toMatchObject({ text: held, isHeld: true });
});

test.each([
  ['one person three times', 2, [15], 3],
  ['two people', 2, [15, 15], 1],
  ['three people with new accounts', 2, [13, 13, 13], 1],
  ['three people, about someone who has been here for long', 15, [15, 15, 15], 1],
] as const)(
  'reports hide nothing if they are by %s',
  async (_, authorDays, reporterDays, times) => {
    const { id, text, read } = await createPost(authorDays);
    for (const days of reporterDays) {
      const person = await createMember(days);
      for (let count = 0; count < times; count += 1) await report(person, id);
    }
    expect(await read()).toMatchObject({ text, isHeld: false });
  },
);

test('a hidden answer isn’t accepted, and an accepted one that is hidden answers nothing', async () => {
  const asker = await createMember(30);
  const body = { categoryId: 1, title: 'Why?', text: `Why ${asker.id}`, tags: [] };
  const params = { threadId: (await asker.send('POST /forum/threads', { body })).body.id };
  const helper = await createMember(2);
  const key = 'POST /forum/threads/{threadId}/posts';
  const { id: postId } = (await helper.send(key, { params, body: { text: `So ${helper.id}` } }))
    .body;
  const accept = 'PUT /forum/threads/{threadId}/accepted';
  await asker.send(accept, { params, body: { postId } });
  for (const person of await Promise.all([1, 2, 3].map(() => createMember(15))))
    await report(person, postId);
  const get = 'GET /forum/threads/{threadId}';
  expect((await asker.send(get, { params })).body.acceptedId).toBeNull();
  await asker.send(accept, { params, body: { postId: null } });
  expect((await asker.refused(accept, { params, body: { postId } })).status).toBe(400);
});

test('while several people’s reports hide the first post, the thread’s title and tags are in no news or page, and come back', async () => {
  const [author, follower] = [await createMember(2), await createMember(30)];
  await follower.send('PUT /forum/categories/{categoryId}/following', {
    params: { categoryId: 1 },
    body: { isFollowed: true },
  });
  const body = { categoryId: 1, title: 'Buy kiln', text: 'Buy it here', tags: ['cheap'] };
  const params = { threadId: (await author.send('POST /forum/threads', { body })).body.id };
  await server.pool.query('update notifications set email_at = now(), mailed_at = null');
  const [post] = (await author.send('GET /forum/threads/{threadId}/posts', { params })).body;
  for (const person of await Promise.all([1, 2, 3].map(() => createMember(15))))
    await report(person, post!.id);
  const tags = async (reader = openClient(server.url)) =>
    (await reader.send('GET /forum/threads/{threadId}', { params })).body.tags;
  const started = `${author.name} started the discussion`;
  expect(await notifiedTexts(follower)).toEqual([
    `${started} “Hidden until an admin decides” in Code Clinic`,
  ]);
  expect([await tags(), await tags(author)]).toEqual([[], ['cheap']]);
  await server.runSchedule();
  const mail = (await server.mail()).find(({ to }) => to === follower.email);
  expect(mail?.text).toContain(started);
  expect(mail?.text).not.toContain('kiln');
  await decide(post!.id, 'none');
  expect(await notifiedTexts(follower)).toEqual([`${started} “Buy kiln” in Code Clinic`]);
  expect(await tags()).toEqual(['cheap']);
});

test('news of a thread that an admin renames have its new title', async () => {
  const [author, reply] = [await createMember(30), await createMember(30)];
  const body = { categoryId: 1, title: 'Rude', text: `Rude ${author.id}`, tags: [] };
  const params = { threadId: (await author.send('POST /forum/threads', { body })).body.id };
  await reply.send('POST /forum/threads/{threadId}/posts', { params, body: { text: 'Why?' } });
  const renamed = { params, body: { title: 'Polite', tags: [] } };
  await admin.send('PUT /forum/threads/{threadId}', renamed);
  expect(await notifiedTexts(author)).toEqual([`${reply.name} replied to “Polite”`]);
});
