import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { runScript } from './run-script.ts';

test('lists the emails that were given up, and sends them again', async () => {
  const { pool, url: DATABASE_URL } = await createEmptyDatabase();
  await migrate(pool);
  const { rows } = await pool.query<{ id: number }>(
    `insert into outbox (kind, payload, attempts, last_error, given_up_at, sent_at)
     values ('registration', '{}', 31, 'Timeout', now(), null),
            ('registration', '{}', 1, 'No such mailbox', now(), null),
            ('registration', '{}', 1, 'Try again later', null, null),
            ('registration', '{}', 1, null, null, now())
     returning id`,
  );
  const [first, second] = rows.map(({ id }) => String(id));
  const settings = { DATA_DIR: 'unused', DATABASE_URL };
  const run = (...parameters: string[]) => runScript('mail', { settings, parameters });

  const listed = await runScript('mail', { settings, parameters: ['list'], fromSource: true });
  expect(listed.said).toMatch(/^2 emails given up\n/);
  expect(listed.logged).toContain('"command":"mail list","succeeded":true');
  expect(listed.said).toMatch(new RegExp(`  ${first}  \\S+  registration, attempt 31: Timeout\n`));
  expect((await run('resend', second ?? '')).said).toContain('1 email will be sent again');
  expect((await run('list')).said).toMatch(/^1 email given up\n/);
  expect((await run('resend')).said).toContain('1 email will be sent again');
  expect((await run('list')).said).toBe('0 emails given up\n');
  const { rows: waiting } = await pool.query(
    'select from outbox where sent_at is null and given_up_at is null',
  );
  expect(waiting).toHaveLength(3);
});

test('explains itself when called with anything else', async () => {
  const settings = { DATA_DIR: 'unused' };
  const { code, said } = await runScript('mail', { settings, parameters: ['send'] });
  expect([code, said]).toEqual([1, expect.stringContaining('npm run mail -- list')]);
});
