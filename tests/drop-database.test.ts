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

const isThere = async (pool: pg.Pool, name: string) =>
  (await pool.query('select from pg_database where datname = $1', [name])).rowCount === 1;

test('a database is dropped within no time limit, and whoever still works in it has to leave', async () => {
  const admin = await open(postgres);
  const hurried = await open({ ...postgres, options: '-c statement_timeout=1' });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const working = await (await open(withDatabaseName(postgres, name))).connect();
  working.on('error', () => {});
  onTestFinished(() => working.release(true));
  await dropDatabase(hurried, name);
  expect(await isThere(admin, name)).toBe(false);
});

test('one that is in use and cannot be dropped fails no test', async () => {
  const { pool } = await createEmptyDatabase();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  // A database cannot be dropped from within, as little as while autovacuum stays in it.
  await dropDatabase(pool, rows[0]?.name ?? '');
  expect(await isThere(pool, rows[0]?.name ?? '')).toBe(true);
});
