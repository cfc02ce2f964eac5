import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const tables = [
  'sessions',
  'registrations',
  'registration_tokens',
  'password_reset_tokens',
  'outbox',
] as const;

async function countRows() {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await server.pool.query<{ count: number }>(
        `select count(*) as count from ${table}`,
      );
      return [table, rows[0]?.count];
    }),
  );
  return Object.fromEntries(counts) as Record<(typeof tables)[number], number>;
}

test('deletes expired rows and keeps the others', async () => {
  const { email } = await createPerson(server);
  const visitor = openClient(server.url);
  await visitor.send('POST /auth/forgot-password', { body: { email } });
  await visitor.send('POST /users/registration', {
    body: {
      firstName: 'Waiting',
      lastName: 'Person',
      email: 'waiting@pieces.test',
      password,
      confirmPassword: password,
    },
  });
  await server.mail();
  const full = {
    sessions: 1,
    registrations: 1,
    registration_tokens: 1,
    password_reset_tokens: 1,
    outbox: 2,
  };
  await server.sweep();
  expect(await countRows()).toEqual(full);
  server.advanceHours(10 * 24);
  await server.sweep();
  expect(await countRows()).toEqual({
    ...full,
    registration_tokens: 0,
    password_reset_tokens: 0,
  });
  server.advanceHours(25 * 24);
  await server.sweep();
  expect(await countRows()).toEqual({
    sessions: 0,
    registrations: 0,
    registration_tokens: 0,
    password_reset_tokens: 0,
    outbox: 0,
  });
});

test('deletes what limits counted an hour after it expired, or while the clock was ahead', async () => {
  const { pool, sweep } = await startTestServer();
  await pool.query(
    `insert into rate_limits (key, expire)
     select hours, extract(epoch from now() + hours * interval '1 hour') * 1000
       from unnest('{-1.1, -0.9, 24, 26}'::numeric[]) as hours`,
  );
  await sweep();
  const { rows } = await pool.query('select key from rate_limits order by expire');
  expect(rows).toEqual([{ key: '-0.9' }, { key: '24' }]);
});
