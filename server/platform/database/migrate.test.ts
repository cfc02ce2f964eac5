import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { withDatabaseName } from '#tests/database/postgres.ts';
import { migrate } from './migrate.ts';

const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`;
const first = {
  name: '0001_first.sql',
  sql: 'create table one (id int); create table two (id int)',
  checksum: 'a',
};
const second = { name: '0002_second.sql', sql: 'insert into one values (1)', checksum: 'b' };
let admin: pg.Client;
let pool: pg.Pool;

beforeAll(async () => {
  admin = new pg.Client(inject('postgres'));
  await admin.connect();
});

beforeEach(async () => {
  await pool?.end();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  pool = new pg.Pool(withDatabaseName(inject('postgres'), name));
});

afterAll(async () => {
  await pool.end();
  await admin.query(`drop database ${name}`);
  await admin.end();
});

test('runs migrations once, in order', async () => {
  expect(await migrate(pool, [first, second])).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(pool, [first, second])).toEqual([]);
  expect((await pool.query('select id from one')).rows).toEqual([{ id: 1 }]);
});

test('creates the whole database from our migrations', async () => {
  const ran = await migrate(pool);
  expect(ran[0]).toBe('0001_people.sql');
  const { rows } = await pool.query("select to_regclass('tickets') is not null as made");
  expect(rows).toEqual([{ made: true }]);
});

test('runs each migration once when four processes start at the same time', async () => {
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, [first, second])));
  expect(runs.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
});

test('rolls back a failed migration and names it', async () => {
  const broken = {
    name: '0002_broken.sql',
    sql: 'create table three (id int); select nonsense',
    checksum: 'c',
  };
  await expect(migrate(pool, [first, broken])).rejects.toThrow(
    'The migration 0002_broken.sql failed',
  );
  const { rows } = await pool.query(
    "select to_regclass('three') is null as absent, to_regclass('one') is null as gone",
  );
  expect(rows).toEqual([{ absent: true, gone: false }]);
});

test('refuses a migration that was edited after it ran', async () => {
  await migrate(pool, [first]);
  await expect(migrate(pool, [{ ...first, checksum: 'z' }])).rejects.toThrow(
    'was edited after it ran',
  );
});

test('refuses a database from a newer version', async () => {
  await migrate(pool, [first, second]);
  await expect(migrate(pool, [first])).rejects.toThrow(
    'belongs to a newer version of Pieces (it has 0002_second.sql)',
  );
});
