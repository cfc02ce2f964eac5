import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { connectDatabase } from './connect.ts';

const { pool, onAnnouncement, close } = connectDatabase(inject('postgres'), () => {});
afterAll(close);

/** What happened, in order. */
const log: string[] = [];
onAnnouncement('session_ended', (payload) => void log.push(`announced ${payload}`));
beforeEach(() => void log.splice(0));

const announce = (userId: number, code = 'PN000') =>
  `do $$ begin
     raise notice 'session_ended' using detail = '${userId}', errcode = '${code}';
   end $$`;

test('a statement of its own is announced while it runs and when it has ended', async () => {
  await pool.query(announce(1));
  log.push('ended');
  await pool.query('select');
  expect(log).toEqual(['announced 1', 'announced 1', 'ended']);
});

test.each(['commit', 'rollback'])(
  'within a transaction, it is announced again until the %s, before the caller continues',
  async (end) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(announce(1));
    log.push('changed');
    await client.query(announce(2));
    log.push('changed');
    await client.query(end);
    log.push('ended');
    await client.query('select');
    client.release();
    const [one, two] = ['announced 1', 'announced 2'];
    expect(log).toEqual([one, one, 'changed', two, one, two, 'changed', one, two, 'ended']);
  },
);

test('a statement that fails after it announced something is announced too', async () => {
  await expect(
    pool.query(announce(1).replace('end $$', "raise exception 'no'; end $$")),
  ).rejects.toThrow('no');
  log.push('failed');
  expect(log).toEqual(['announced 1', 'announced 1', 'failed']);
});

test('other notices, and other channels, are none of ours', async () => {
  await pool.query(announce(1, '00000'));
  await pool.query(announce(1).replace('session_ended', 'elsewhere'));
  expect(log).toEqual([]);
});
