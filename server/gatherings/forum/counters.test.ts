import { beforeAll, expect, test } from 'vitest';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createRandom } from '#tests/random.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const thread = '/forum/threads/{threadId}';

let server: TestServer;
let people: Person[];
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'forum');
  admin = await createAdmin(server);
  people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createPerson(server)));
  await server.pool.query(`update users set created_at = now() - interval '30 days'`);
});

type Post = { id: number; author: number | null; isAccepted: boolean };

/** All threads with what is stored with them, and the same computed from their posts. */
async function readThreads() {
  const { rows } = await server.pool.query<{
    id: number;
    asker: number;
    stored: object;
    computed: object;
    posts: Post[];
  }>(`
    select threads.id, (array_agg(author_id order by comments.id))[1] as asker,
           jsonb_build_object('posts', post_count, 'last', last_post_at, 'views', view_count,
                              'words', words::text, 'helper', helper_id) as stored,
           jsonb_build_object('posts', count(*), 'last', max(comments.created_at),
                              'views', (select count(*) from thread_views
                                         where thread_id = threads.id),
                              'words', thread_words(threads.id)::text,
                              'helper', (select author_id from comments as accepted
                                          where thread_id = threads.id and is_accepted
                                            and author_id <> (array_agg(comments.author_id
                                                                        order by comments.id))[1])
                             ) as computed,
           jsonb_agg(jsonb_build_object('id', comments.id, 'author', author_id,
                                        'isAccepted', is_accepted) order by comments.id) as posts
      from threads join comments on thread_id = threads.id
     group by threads.id order by threads.id`);
  return rows;
}

/** Does something by chance in the forum as someone; what that person can't do is refused. */
async function act(random: (below: number) => number, count: number): Promise<boolean> {
  const threads = await readThreads();
  const one = threads[random(threads.length)];
  const params = { threadId: one?.id ?? 0 };
  const post = one?.posts[random(one.posts.length)];
  const text = `Text ${count} ${'pebble '.repeat(random(3))}`;
  const writer = people.find(({ id }) => id === post?.author);
  const asker = people.find(({ id }) => id === one?.asker);
  const person = people[random(people.length)]!;
  const onPost = { ...params, commentId: post?.id ?? 0 };
  const start = () =>
    person.send('POST /forum/threads', {
      body: { categoryId: 1, title: `Title ${count}`, text, tags: [] },
    });
  const acts = [
    start,
    () => person.send(`POST ${thread}/posts`, { params, body: { text } }),
    () => person.send(`POST ${thread}/posts`, { params, body: { text } }),
    () => person.send(`PUT ${thread}/views`, { params }),
    () => writer?.send(`PUT ${thread}/posts/{commentId}`, { params: onPost, body: { text } }),
    () => writer?.send(`DELETE ${thread}/posts/{commentId}`, { params: onPost }),
    () => asker?.send(`PUT ${thread}/accepted`, { params, body: { postId: post?.id ?? null } }),
    () => asker?.send(`PUT ${thread}/accepted`, { params, body: { postId: null } }),
    () => random(4) === 0 && asker?.send(`DELETE ${thread}`, { params }),
    () =>
      admin.send(`PUT ${thread}/state`, {
        params,
        body: { isPinned: random(2) === 0, isClosed: random(4) === 0, categoryId: 1 },
      }),
  ];
  const chosen = threads.length < 3 ? start : acts[random(acts.length)]!;
  return Promise.resolve(chosen()).then(Boolean, () => false);
}

test.each([1, 2])(
  'counts and words of threads equal what their posts say after acts by chance (%i)',
  async (seed) => {
    const random = createRandom(seed);
    let done = 0;
    for (let count = 0; count < 40; count += 1) {
      const together = [0, 1, 2].map((at) => act(random, seed * 1_000 + count * 3 + at));
      done += (await Promise.all(together)).filter(Boolean).length;
    }
    expect(done).toBeGreaterThan(40);
    const threads = await readThreads();
    expect(threads.map(({ stored }) => stored)).toEqual(threads.map(({ computed }) => computed));
  },
);
