import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { createSchedule, type Schedule, type Task } from './schedule.ts';

let server: TestServer;
let schedule: Schedule | undefined;

beforeAll(async () => {
  server = await startTestServer();
  await server.pool.query('create table due (id int primary key, done_by text)');
});

beforeEach(async () => {
  await server.pool.query('truncate due');
});

afterEach(() => schedule?.stop());

const warn = vi.fn<(details: object, message: string) => void>();
const now = new Date('2026-11-24T08:00:00Z');

const open = (...tasks: Task[]) =>
  createSchedule({ db: server.db, tasks, clock: () => now, log: { warn } as never });

const task = (run: Task['run']): Task => ({ name: 'a task', every: 0, run });

test('runs a task batch by batch, each in a transaction, with the given time', async () => {
  const times: Date[] = [];
  let batches = 0;
  const counting = task(async (db, at) => {
    expect(db.isTransaction).toBe(true);
    times.push(at);
    batches += 1;
    return batches < 3;
  });
  await open(counting).runAll();
  expect(times).toEqual([now, now, now]);
});

test('two processes share what is due, and each row is handled once', async () => {
  await server.pool.query('insert into due select generate_series(1, 200)');
  const sharing = (name: string) =>
    task(async (db) => {
      const { rows } = await sql`
        update due set done_by = concat(done_by, ${name}::text)
         where id in (select id from due where done_by is null order by id limit 7
                         for update skip locked)
        returning id`.execute(db);
      return rows.length > 0;
    });
  await Promise.all([open(sharing('a')).runAll(), open(sharing('b')).runAll()]);
  const { rows } = await server.pool.query<{ done_by: string }>('select done_by from due');
  expect(rows.map((row) => row.done_by).filter((by) => by !== 'a' && by !== 'b')).toEqual([]);
});

test('logs a failure, rolls the batch back and tries again at the next interval', async () => {
  let tries = 0;
  let reached = () => {};
  const secondTry = new Promise<void>((resolve) => (reached = resolve));
  schedule = open(
    task(async (db) => {
      tries += 1;
      await sql`insert into due values (1)`.execute(db);
      if (tries === 1) throw new Error('No luck');
      reached();
      return false;
    }),
  );
  schedule.start();
  await secondTry;
  expect(warn.mock.calls).toEqual([
    [{ err: new Error('No luck'), task: 'a task' }, 'scheduled task failed'],
  ]);
});

test('stopping waits for the batch in progress and starts no other', async () => {
  let started = () => {};
  let release = () => {};
  const running = new Promise<void>((resolve) => (started = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let batches = 0;
  schedule = open(
    task(async () => {
      batches += 1;
      started();
      await released;
      return true;
    }),
  );
  schedule.start();
  await running;
  let isStopped = false;
  const stopped = schedule.stop().then(() => (isStopped = true));
  // Time enough to stop, if it didn't wait.
  await server.pool.query('select');
  expect(isStopped).toBe(false);
  release();
  await stopped;
  expect(batches).toBe(1);
});
