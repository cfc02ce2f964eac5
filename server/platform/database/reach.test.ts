import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startSilentProxy } from '#tests/faults/silent-proxy.ts';
import { isConnectTimeout } from './errors.ts';
import { reachDatabase } from './reach.ts';

function openPool(connectionString: string | undefined) {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  return pool;
}

test('tries again until the database answers, and says so once', async () => {
  const proxy = await startSilentProxy(inject('postgres').connectionString ?? '');
  proxy.goSilent();
  const pool = openPool(proxy.connectionString);
  let attempts = 0;
  const query = pool.query.bind(pool) as (text: string) => Promise<unknown>;
  Object.assign(pool, {
    query: (text: string) => {
      attempts += 1;
      if (attempts === 3) proxy.promote();
      return query(text);
    },
  });
  const said: string[] = [];
  await reachDatabase(pool, (line) => said.push(line), 120_000);
  expect(attempts).toBeGreaterThanOrEqual(3);
  expect(said).toEqual(['The database is slow to answer. Trying again …']);
});

test('gives up in the end', async () => {
  const proxy = await startSilentProxy(inject('postgres').connectionString ?? '');
  proxy.goSilent();
  const reached = reachDatabase(openPool(proxy.connectionString), () => {}, 0);
  expect(isConnectTimeout(await reached.catch((error: unknown) => error))).toBe(true);
});

test('does not try again when nothing listens there', async () => {
  const said: string[] = [];
  const pool = openPool('postgresql://pieces:hidden@127.0.0.1:1/pieces');
  await expect(reachDatabase(pool, (line) => said.push(line))).rejects.toThrow('ECONNREFUSED');
  expect(said).toEqual([]);
});
