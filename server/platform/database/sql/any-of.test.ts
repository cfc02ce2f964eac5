import { expect, test } from 'vitest';
import { startTestServer } from '#tests/server.ts';
import { anyOf } from './any-of.ts';

test('lists of any length, none included, are compared in the same statement', async () => {
  const { db, statements } = await startTestServer();
  const find = (ids: number[]) =>
    db.selectFrom('users').select('id').where('id', '=', anyOf(ids)).execute();
  const run = async () => {
    for (const ids of [[], [1], [1, 2, 3]]) await find(ids);
  };
  expect(new Set(await statements(run)).size).toBe(1);
});
