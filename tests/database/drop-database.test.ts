import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { dropDatabase } from './drop-database.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { withDatabaseName } from './postgres.ts';

const postgres = inject('postgres');

async function open(options: pg.PoolConfig) {
  const pool = new pg.Pool(options);
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  return pool;
}

const exists = async (pool: pg.Pool, name: string) =>
  (await pool.query('select from pg_database where datname = $1', [name])).rowCount === 1;

test('drops a database despite a statement timeout and open connections', async () => {
  const admin = await open(postgres);
  // It has to be off before anything that may take long.
  const impatient = await open({ ...postgres, statement_timeout: 60_000 });
  const timeouts: unknown[] = [];
  impatient.on('connect', (client) => {
    const query = client.query.bind(client) as (...call: unknown[]) => Promise<unknown>;
    const queryAndAsk = async (...call: unknown[]) => {
      const { rows } = (await query('show statement_timeout')) as pg.QueryResult;
      timeouts.push(rows[0].statement_timeout);
      return query(...call);
    };
    Object.assign(client, { query: queryAndAsk });
  });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const working = await (await open(withDatabaseName(postgres, name))).connect();
  working.on('error', () => {});
  onTestFinished(() => working.release(true));
  await dropDatabase(impatient, name);
  expect(await exists(admin, name)).toBe(false);
  expect(timeouts).toEqual(['1min', '0', '0']);
});

test('does not throw when the database is in use', async () => {
  const { pool } = await createEmptyDatabase();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  // Dropping the current database fails the same way as dropping one with autovacuum at work.
  await dropDatabase(pool, rows[0]?.name ?? '');
  expect(await exists(pool, rows[0]?.name ?? '')).toBe(true);
});
