import { sql } from 'kysely';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { waitFor } from '#tests/faults/processes.ts';
import { startSilentProxy } from '#tests/faults/silent-proxy.ts';
import { type Connection, connectDatabase } from './connect.ts';
import { isUnavailable } from './errors.ts';

const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error) => error);

/** Connecting may take longer than the short timeouts in these tests. */
const answers = (pool: pg.Pool) =>
  waitFor('the server to answer', () => pool.query('select').then(() => true));

async function connectThroughProxy(options: Connection) {
  const proxy = await startSilentProxy(inject('postgres').connectionString ?? '');
  const { connectionString } = proxy;
  const database = connectDatabase({ connectionString, ...options }, () => {});
  onTestFinished(database.close);
  await answers(database.pool);
  return { proxy, ...database };
}

test('closes a connection whose server does not answer, even in a transaction', async () => {
  const { proxy, pool, db } = await connectThroughProxy({ query_timeout: 1_000 });
  const inTransaction = db.transaction().execute(async (db) => {
    await sql`select`.execute(db);
    proxy.goSilent();
    await sql`select`.execute(db);
  });
  expect(isUnavailable(await errorOf(inTransaction))).toBe(true);
  expect(pool.totalCount).toBe(0);
  proxy.promote();
  await answers(pool);
});

test('stops connecting to a server that does not answer', async () => {
  const { proxy, pool } = await connectThroughProxy({
    connectTimeoutMillis: 1_000,
    connectionTimeoutMillis: 0,
  });
  const busy = await pool.connect();
  proxy.goSilent();
  const refused = await errorOf(pool.query('select'));
  busy.release(true);
  expect(isUnavailable(refused)).toBe(true);
  proxy.promote();
  await answers(pool);
});

test('closes the connections that have received nothing since they were marked', async () => {
  const { proxy, pool, markConnections } = await connectThroughProxy({});
  const [silent, alive] = [await pool.connect(), await pool.connect()];
  const closeSilentConnections = markConnections();
  await alive.query('select');
  proxy.goSilent();
  const waiting = errorOf(silent.query('select'));
  closeSilentConnections();
  expect(isUnavailable(await waiting)).toBe(true);
  silent.release();
  expect(pool.totalCount).toBe(1);
  alive.release(true);
});

test('closes a connection to a server that has become read-only', async () => {
  const database = connectDatabase(inject('postgres'), () => {});
  onTestFinished(database.close);
  await database.pool.query('select');
  const writing = database.db
    .transaction()
    .setAccessMode('read only')
    .execute((db) => sql`create table anything ()`.execute(db));
  expect(isUnavailable(await errorOf(writing))).toBe(true);
  expect(database.pool.totalCount).toBe(0);
});

test('closing does not wait for a server that does not answer', async () => {
  const proxy = await startSilentProxy(inject('postgres').connectionString ?? '');
  const { pool, close } = connectDatabase({ connectionString: proxy.connectionString }, () => {});
  const client = await pool.connect();
  proxy.goSilent();
  const waiting = errorOf(client.query('select').finally(() => client.release()));
  await close();
  expect(isUnavailable(await waiting)).toBe(true);
});

test('every session runs in UTC and with a statement timeout, without startup parameters', async () => {
  const { pool } = await connectThroughProxy({});
  const { rows } = await pool.query(
    `select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout`,
  );
  expect(rows).toEqual([{ zone: 'UTC', timeout: '15s' }]);
  const client = await pool.connect();
  const startup = (client as unknown as { getStartupConf(): object }).getStartupConf();
  client.release();
  expect(Object.keys(startup)).toEqual(['user', 'database']);
});
