import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { sql } from 'kysely';
import { connectDatabase } from './connect.ts';
import { transact } from './transact.ts';

const { pool, db, onAnnouncement, close } = connectDatabase(inject('postgres'), () => {});
afterAll(close);

/** What happened, in order. */
const log: string[] = [];
onAnnouncement('session_ended', (payload) => void log.push(`announced ${payload}`));
beforeEach(() => void log.splice(0));

const announce = (userId: number, { code = 'PN000', channel = 'session_ended', after = '' } = {}) =>
  `do $$ begin
     raise notice '${channel}' using detail = '${userId}', errcode = '${code}';
     ${after}
   end $$`;

test('passes on a statement’s announcements right away and after it has ended', async () => {
  await pool.query(announce(1));
  log.push('ended');
  await pool.query('select');
  expect(log).toEqual(['announced 1', 'announced 1', 'ended']);
});

test.each(['commit', 'rollback'])(
  'passes it on again until the %s of a transaction, before the caller continues',
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

test('passes on what a failed statement has announced', async () => {
  const statement = announce(1, { after: `raise exception 'no';` });
  await expect(pool.query(statement)).rejects.toThrow('no');
  log.push('failed');
  expect(log).toEqual(['announced 1', 'announced 1', 'failed']);
});

test('ignores other notices and other channels', async () => {
  await pool.query(announce(1, { code: '00000' }));
  await pool.query(announce(1, { channel: 'elsewhere' }));
  expect(log).toEqual([]);
});

test('passes it on once more after a statement that commits, before the caller continues', async () => {
  await transact(db, (db, ending) => sql`${sql.raw(announce(1))} ${ending}`.execute(db));
  log.push('ended');
  await pool.query('select');
  expect(log).toEqual(['announced 1', 'announced 1', 'ended']);
});
