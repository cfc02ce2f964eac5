import type { Pool } from 'pg';
import type { Row } from './table.ts';
import { measureCpuTimes, withPieces } from './with-pieces.ts';

const [threadCount, postsPerThread] = [100_000, 10];

/** Is in the titles of 20 threads, and this one in every tenth. */
const [rareWord, frequentWord] = ['lighthouse', 'harbour'];

/** Is in a post of 20 threads, in one of every tenth, and in all. */
const [rareInPosts, frequentInPosts, usualInPosts] = ['beacon', 'quay', 'post'];

const requests = [
  { what: 'the first page', path: '/api/forum' },
  { what: 'a word in 20 threads', path: `/api/forum?search=${rareWord}` },
  { what: 'a word in every tenth', path: `/api/forum?search=${frequentWord}` },
  { what: 'a word in posts of 20 threads', path: `/api/forum?search=${rareInPosts}` },
  { what: 'a word in posts of every tenth', path: `/api/forum?search=${frequentInPosts}` },
  { what: 'a word in all posts', path: `/api/forum?search=${usualInPosts}` },
  { what: 'a letter', path: '/api/forum?search=p' },
  { what: 'two words', path: `/api/forum?search=${frequentInPosts}%20${rareInPosts}` },
  { what: 'a word in none', path: '/api/forum?search=zeppelin' },
  { what: 'a type', path: '/api/forum?type=Ecosystem' },
  { what: 'page 100', path: '/api/forum?page=99' },
  { what: 'a thread', path: '/api/forum/threads/1' },
  { what: 'its 1,000 posts', path: '/api/forum/threads/1/posts' },
];

/** Measures the CPU time of requests to a forum with a million posts, of Node and PostgreSQL together. */
export const measureForum = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async (pieces) => {
    await fillForum(pieces.database.pool);
    return measureCpuTimes(
      pieces,
      requests.map(({ what, path }) => ({ what: `forum of 1,000,000 posts: ${what}`, path })),
    );
  });

export async function fillForum(pool: Pool) {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    await client.query(
      `insert into users (email, first_name, last_name, login_method, communication_email)
       select 'writer-' || n || '@pieces.test', 'Writer', n::text, 'email', 'writer-' || n || '@pieces.test'
         from generate_series(1, 1000) as n`,
    );
    await client.query(
      `insert into threads (kind, category_id, title, tags, post_count, last_post_at)
       select 'forum', 1 + n % 3,
              'Question ' || n || case when n % 10 = 3 then ' ${frequentWord}' else '' end
                || case when n % 5000 = 7 then ' ${rareWord}' else '' end,
              '{React,TypeScript}', $2, now() - n * interval '1 minute'
         from generate_series(1, $1::integer) as n`,
      [threadCount, postsPerThread],
    );
    await client.query(
      `insert into comments (thread_id, author_id, text)
       select threads.id, (select min(id) from users) + (threads.id * 7 + n) % 1000,
              repeat('Words of a post ', 12)
                || case when n = 3 and threads.id % 10 = 4 then '${frequentInPosts} ' else '' end
                || case when n = 4 and threads.id % 5000 = 9 then '${rareInPosts} ' else '' end
                || 'unique' || threads.id
         from threads, generate_series(1, $1::integer) as n`,
      [postsPerThread],
    );
    await client.query(
      `insert into comments (thread_id, author_id, text)
       select 1, (select min(id) from users) + n % 1000, repeat('Words of a post ', 12)
         from generate_series(1, 1000 - $1::integer) as n`,
      [postsPerThread],
    );
    await client.query(`update threads set post_count = 1000 where id = 1`);
    await client.query('vacuum (analyze) threads, comments, users');
    await client.query(`insert into areas values ('forum', 'live', now())`);
  } finally {
    client.release(true);
  }
}
