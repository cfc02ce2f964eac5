import { beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /forum';
const start = 'POST /forum/threads';
const get = 'GET /forum/threads/{threadId}';
const change = 'PUT /forum/threads/{threadId}';
const setState = 'PUT /forum/threads/{threadId}/state';
const accept = 'PUT /forum/threads/{threadId}/accepted';
const follow = 'PUT /forum/threads/{threadId}/following';
const view = 'PUT /forum/threads/{threadId}/views';
const posts = 'GET /forum/threads/{threadId}/posts';
const reply = 'POST /forum/threads/{threadId}/posts';
const removePost = 'DELETE /forum/threads/{threadId}/posts/{commentId}';

/** The categories that a forum begins with. */
const clinic = 1;
const workshop = 2;

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  await makeLive(server, 'forum');
});

/** Someone whose account is older than a day. */
async function createRegular(name = 'Aino') {
  const person = await createPerson(server, name);
  await server.pool.query(
    `update users set created_at = now() - interval '30 days' where id = $1`,
    [person.id],
  );
  return person;
}

let count = 0;
const form = (fields = {}) => ({
  categoryId: clinic,
  title: 'Why twice?',
  text: `Text ${(count += 1)}`,
  tags: ['React'],
  ...fields,
});

async function createThread(fields = {}, author?: Person) {
  const asker = author ?? (await createRegular());
  const { body: thread } = await asker.send(start, { body: form(fields) });
  return { asker, thread, params: { threadId: thread.id } };
}

const answer = async (person: Person, params: { threadId: number }, text?: string) =>
  (await person.send(reply, { params, body: { text: text ?? `Reply ${(count += 1)}` } })).body;

const titles = async (query: Record<string, string> = {}, reader = openClient(server.url)) =>
  (await reader.send(list, { query })).body.threads.map(({ title }) => title);

test('visitors read the forum, with its categories and who started what', async () => {
  const { asker, params } = await createThread({ title: 'Readable' });
  await answer(await createRegular(), params);
  const visitor = openClient(server.url);
  const { body } = await visitor.send(list, { query: { search: 'readable' } });
  expect(body).toMatchObject({
    threads: [
      {
        id: params.threadId,
        author: { id: asker.id, name: asker.name, role: '', expertise: '', helpfulCount: 0 },
        category: 'Code Clinic',
        type: 'Support',
        replies: 1,
        views: 0,
        tags: ['React'],
        acceptedId: null,
      },
    ],
    hasMore: false,
    can: { start: false, manage: false },
  });
  expect(body.categories.map(({ name }) => name).slice(0, 3)).toEqual([
    'Code Clinic',
    'Team Workshop',
    'Around Pieces',
  ]);
  expect((await visitor.send(posts, { params })).body).toHaveLength(2);
  expect((await visitor.send(get, { params })).body.can).toEqual({
    change: false,
    remove: false,
    manage: false,
    accept: false,
    write: false,
  });
});

describe('a search', () => {
  test('needs every word in the title, the tags or the category, whatever its case', async () => {
    await createThread({ title: 'Zebra crossing', tags: ['Leaflet'], categoryId: workshop });
    await createThread({ title: 'Zebra alone', tags: [] });
    expect(await titles({ search: 'ZEBRA' })).toEqual(['Zebra alone', 'Zebra crossing']);
    expect(await titles({ search: 'zebra leafl' })).toEqual(['Zebra crossing']);
    expect(await titles({ search: 'zebra clinic' })).toEqual(['Zebra alone']);
    expect(await titles({ search: 'zebra 100%' })).toEqual([]);
  });

  test('is limited to a type, or to what nobody has answered', async () => {
    const { params } = await createThread({ title: 'Yak answered' });
    await answer(await createRegular(), params);
    await createThread({ title: 'Yak unanswered' });
    await createThread({ title: 'Yak team', categoryId: workshop });
    expect(await titles({ search: 'yak', type: 'Collaboration' })).toEqual(['Yak team']);
    expect(await titles({ search: 'yak', unanswered: 'true' })).toEqual([
      'Yak team',
      'Yak unanswered',
    ]);
    expect(await titles({ search: 'yak', type: 'Innovation' })).toEqual([]);
  });

  test('has pages of 20, with pinned threads first', async () => {
    const author = await createRegular();
    const { params } = await createThread({ title: 'Walrus 0' }, author);
    await server.pool.query(
      `with added as (
         insert into threads (kind, category_id, title, last_post_at)
         select 'forum', 1, 'Walrus ' || number, now() + number * interval '1 second'
           from generate_series(1, 21) as number
         returning id)
       insert into comments (thread_id, author_id, text) select id, $1, 'Words' from added`,
      [author.id],
    );
    const body = { isPinned: true, isClosed: false, categoryId: clinic };
    await admin.send(setState, { params, body });
    const first = (await author.send(list, { query: { search: 'walrus' } })).body;
    expect(first.hasMore).toBe(true);
    expect(first.threads.map(({ title }) => title).slice(0, 3)).toEqual([
      'Walrus 0',
      'Walrus 21',
      'Walrus 20',
    ]);
    const second = (await author.send(list, { query: { search: 'walrus', page: '1' } })).body;
    expect(second.threads.map(({ title }) => title)).toEqual(['Walrus 2', 'Walrus 1']);
    expect(second.hasMore).toBe(false);
  });
});

test('a reply notifies those who follow: who wrote, and who asked to be told, until they stop', async () => {
  const { asker, params } = await createThread({ title: 'Followed' });
  const [helper, listener, blocking] = [
    await createRegular('Helper'),
    await createRegular('Listener'),
    await createRegular('Blocking'),
  ];
  for (const person of [listener, blocking])
    await person.send(follow, { params, body: { isFollowed: true } });
  await blocking.send('PUT /users/blocks/{userId}', { params: { userId: helper.id } });
  await answer(helper, params);
  const told = `${helper.name} replied to “Followed”`;
  for (const person of [asker, listener]) expect(await notifiedTexts(person)).toContain(told);
  for (const person of [helper, blocking]) expect(await notifiedTexts(person)).not.toContain(told);
  const { notifications } = (await asker.send('GET /notifications')).body;
  expect(notifications[0]).toMatchObject({
    subject: `thread:${params.threadId}`,
    path: `/forum/${params.threadId}`,
    project: null,
  });
  await listener.send(follow, { params, body: { isFollowed: false } });
  await answer(asker, params);
  expect(await notifiedTexts(helper)).toContain(`${asker.name} replied to “Followed”`);
  expect(await notifiedTexts(listener)).not.toContain(`${asker.name} replied to “Followed”`);
});

test('a mention calls only someone who has written in the thread', async () => {
  const { asker, params } = await createThread({ title: 'Mentions' });
  const [writer, stranger] = [await createRegular('Writer'), await createRegular('Stranger')];
  await answer(writer, params);
  await answer(asker, params, `Thanks @[${writer.id}], and you, @[${stranger.id}]`);
  expect(await notifiedTexts(writer)).toContain(`${asker.name} mentioned you in “Mentions”`);
  expect(await notifiedTexts(stranger)).toEqual([]);
});

test('a post by somebody whom the reader has blocked is folded, and no other', async () => {
  const { asker, params } = await createThread();
  const blocked = await createRegular('Blocked');
  await answer(blocked, params);
  await asker.send('PUT /users/blocks/{userId}', { params: { userId: blocked.id } });
  const foldedFor = async (reader: Pick<Person, 'send'>) =>
    (await reader.send(posts, { params })).body.map(({ isFolded }) => isFolded);
  expect(await foldedFor(asker)).toEqual([false, true]);
  expect(await foldedFor(blocked)).toEqual([false, false]);
  expect(await foldedFor(openClient(server.url))).toEqual([false, false]);
});

describe('an answer', () => {
  test('is accepted by who asked, tells who gave it, and counts as helpful', async () => {
    const { asker, params } = await createThread({ title: 'Accepted' });
    const helper = await createRegular('Helper');
    const { id: postId } = await answer(helper, params);
    expect((await helper.refused(accept, { params, body: { postId } })).status).toBe(403);
    const { body } = await asker.send(accept, { params, body: { postId } });
    expect(body.acceptedId).toBe(postId);
    await asker.send(accept, { params, body: { postId } });
    const told = (await notifiedTexts(helper)).filter((text) => text.includes('accepted'));
    expect(told).toEqual([`${asker.name} accepted your answer to “Accepted”`]);
    const own = await createThread({ title: 'By the helper' }, helper);
    expect(own.thread.author?.helpfulCount).toBe(1);
    await helper.send(removePost, { params: { ...params, commentId: postId } });
    expect((await asker.send(get, { params })).body.acceptedId).toBeNull();
    expect((await helper.send(get, { params: own.params })).body.author?.helpfulCount).toBe(0);
  });

  test('is neither the question itself, nor a post elsewhere, nor one in a thread that asks nothing', async () => {
    const { asker, params } = await createThread();
    const [question] = (await asker.send(posts, { params })).body;
    const other = await createThread({ categoryId: workshop });
    const elsewhere = await answer(asker, other.params);
    for (const postId of [question!.id, elsewhere.id])
      expect((await asker.refused(accept, { params, body: { postId } })).body).toMatchObject({
        status: 400,
        message: 'Choose a reply of this discussion',
      });
    const body = { postId: elsewhere.id };
    expect((await other.asker.refused(accept, { params: other.params, body })).status).toBe(403);
  });

  test('is at most one, and an own one helps nobody, even if two tabs accept at the same time', async () => {
    const { asker, params } = await createThread();
    const helper = await createRegular('Helper');
    const ids = [(await answer(helper, params)).id, (await answer(asker, params)).id];
    await Promise.all(ids.map((postId) => asker.send(accept, { params, body: { postId } })));
    const { rows } = await server.pool.query(
      `select comments.id as accepted_id, helper_id
         from threads join comments on thread_id = threads.id and is_accepted
        where threads.id = $1`,
      [params.threadId],
    );
    expect(rows).toHaveLength(1);
    expect(ids).toContain(rows[0].accepted_id);
    expect(rows[0].helper_id).toBe(rows[0].accepted_id === ids[0] ? helper.id : null);
  });
});

test('a view counts once a day and person, from any number of tabs', async () => {
  const { asker, params } = await createThread();
  const other = await createRegular();
  await Promise.all([asker, other, other, other].map((person) => person.send(view, { params })));
  expect((await asker.send(get, { params })).body.views).toBe(2);
});

describe('on the first day of an account', () => {
  test('one thread and ten posts are possible, with two links each', async () => {
    const newcomer = await createPerson(server);
    const links = 'https://a.example https://b.example https://c.example';
    expect((await newcomer.refused(start, { body: form({ text: links }) })).body.message).toBe(
      'A post can have up to 2 links on your first day.',
    );
    const params = { threadId: (await newcomer.send(start, { body: form() })).body.id };
    expect((await newcomer.refused(start, { body: form() })).body.message).toBe(
      'You can start one discussion on your first day. Go on tomorrow.',
    );
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const path = `/api/forum/threads/${params.threadId}/posts`;
        return (await newcomer.request('POST', path, { body: { text: `Spam ${at}` } })).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });
});

test('the same text is posted once a day', async () => {
  const { asker, params } = await createThread();
  await answer(asker, params, 'Buy this');
  expect((await asker.refused(reply, { params, body: { text: 'Buy this' } })).body.message).toBe(
    'You’ve already posted this today.',
  );
  await server.pool.query(`update comments set created_at = created_at - interval '25 hours'`);
  await answer(asker, params, 'Buy this');
});

test('an admin pins, closes and moves a thread, and changes its title', async () => {
  const { asker, params } = await createThread({ title: 'Wrong place' });
  const body = { isPinned: true, isClosed: true, categoryId: workshop };
  expect((await asker.refused(setState, { params, body })).status).toBe(404);
  expect((await admin.send(setState, { params, body })).body).toMatchObject({
    category: 'Team Workshop',
    isPinned: true,
    isClosed: true,
  });
  expect((await asker.refused(reply, { params, body: { text: 'Too late' } })).body.message).toBe(
    'This discussion is closed.',
  );
  const renamed = { title: 'Right place', tags: ['maps'] };
  expect((await asker.refused(change, { params, body: renamed })).status).toBe(403);
  expect((await admin.send(change, { params, body: renamed })).body).toMatchObject(renamed);
  const nowhere = { ...body, categoryId: 999 };
  expect((await admin.refused(setState, { params, body: nowhere })).status).toBe(400);
});

describe('categories', () => {
  const add = 'POST /admin/categories';
  const edit = 'PUT /admin/categories/{categoryId}';
  const fields = { description: 'Words', type: 'Education' } as const;

  test('are added, renamed and merged by admins, each name once', async () => {
    const { body } = await admin.send(add, { body: { name: 'Books', ...fields } });
    const taken = { body: { name: 'bOOks', ...fields } };
    expect((await admin.refused(add, taken)).body.message).toBe('Another category has this name');
    const params = { categoryId: body.id };
    const clash = { params, body: { name: 'code clinic', ...fields } };
    expect((await admin.refused(edit, clash)).status).toBe(400);
    await admin.send(edit, { params, body: { name: 'Reading', ...fields } });
    await createThread({ title: 'Merged', categoryId: body.id });
    await admin.send(edit, { params, body: { name: 'Reading', ...fields, mergeInto: workshop } });
    expect(
      (await admin.send(list, { query: { search: 'merged' } })).body.threads[0]?.category,
    ).toBe('Team Workshop');
    const { rows } = await server.pool.query(
      `select act from audit where subject = $1 order by id`,
      [`category:${body.id}`],
    );
    expect(rows.map(({ act }) => act)).toEqual([
      'add_category',
      'change_category',
      'merge_category',
    ]);
  });

  test('refuse a new thread that began while an admin merged its category away', async () => {
    const person = await createRegular();
    const { body: category } = await admin.send(add, { body: { name: 'Passing', ...fields } });
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query('select from categories where id = $1 for update', [category.id]);
    const refused = person.refused(start, { body: form({ categoryId: category.id }) });
    await waitForLock(server.pool);
    await client.query('delete from categories where id = $1', [category.id]);
    await client.query('commit');
    client.release();
    expect((await refused).body).toMatchObject({
      status: 400,
      message: 'Choose one from the list',
    });
  });
});

test('while the forum isn’t live, nothing of it can be called', async () => {
  const { asker, params } = await createThread();
  const area = { params: { area: 'forum' } };
  await admin.send('PUT /admin/areas/{area}', { ...area, body: { mode: 'sample' } });
  for (const call of [list, get, posts] as const)
    expect((await asker.refused(call, { params })).body.code).toBe('not_live');
  expect((await asker.refused(start, { body: form() })).body.code).toBe('not_live');
  await admin.send('PUT /admin/areas/{area}', { ...area, body: { mode: 'live' } });
  await asker.send(get, { params });
});
