import { sql } from 'kysely';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { compileOnce } from './compile-once.ts';
import { connectDatabase } from './connect.ts';

const { db, close } = connectDatabase(inject('postgres'), () => {});
afterAll(close);

type Values = { first: string; second: number };

test('puts a statement together once, and runs it with the values of each call', async () => {
  const build = vi.fn(
    ({ first, second }: Values) => sql<{ texts: string }>`
      select concat_ws(' ', ${second}::int, ${first}::text, ${'fixed'}::text, ${second}::int) as texts`,
  );
  const run = compileOnce<Values, { texts: string }>(['first', 'second'], build);
  expect(await run(db, { first: 'a', second: 1 })).toEqual([{ texts: '1 a fixed 1' }]);
  expect(await run(db, { second: 2, first: 'b' })).toEqual([{ texts: '2 b fixed 2' }]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('runs in the transaction that it gets', async () => {
  const run = compileOnce<object, { inside: boolean }>(
    [],
    () => sql`select pg_current_xact_id_if_assigned() is not null as inside`,
  );
  const inside = await db.transaction().execute(async (db) => {
    await sql`select pg_current_xact_id()`.execute(db);
    return run(db, {});
  });
  expect(inside).toEqual([{ inside: true }]);
  expect(await run(db, {})).toEqual([{ inside: false }]);
});
