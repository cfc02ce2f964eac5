import type pg from 'pg';
import { expect } from 'vitest';
import { startOn } from './pieces-on-postgres.ts';
import { waitFor } from './processes.ts';

/**
 * Starts two processes and kills each while they work on what is due, and lets two others finish it.
 * `countDone` counts what has been done of `due`.
 */
export async function killWhileWorking(
  connectionString: string,
  { countDone, due }: { countDone: () => Promise<number>; due: number },
) {
  const processes = [startOn(connectionString), startOn(connectionString)];
  for (const [at, starting] of processes.entries()) {
    const pieces = await starting;
    await waitFor('some of it to be done', async () => (await countDone()) > at * 100);
    pieces.child.kill('SIGKILL');
    await pieces.ended;
  }
  expect(await countDone()).toBeLessThan(due);
  await Promise.all([startOn(connectionString), startOn(connectionString)]);
  await waitFor('all of it to be done', async () => (await countDone()) === due);
}

/** Expects one different email for each notification, however often processes were killed. */
export async function expectEmailsOnce(pool: pg.Pool, due: number) {
  const { rows: mails } = await pool.query(
    `select count(*)::int as all, count(distinct payload)::int as different from outbox
      where kind = 'notification'`,
  );
  expect(mails).toEqual([{ all: due, different: due }]);
}
