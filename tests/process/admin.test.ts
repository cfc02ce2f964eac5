import { readSystemUser } from '#server/platform/system-user.ts';
import { expect, test } from 'vitest';
import { createMigratedDatabase } from '#tests/database/empty-database.ts';
import { runScript } from './run-script.ts';

const email = 'aino@pieces.test';

test('runs one command after another on the database of the settings', async () => {
  const { pool, url: DATABASE_URL } = await createMigratedDatabase();
  await pool.query(
    `insert into users (email, communication_email, first_name, last_name, login_method)
     values ($1, $1, 'Aino', 'Salo', 'email')`,
    [email],
  );
  const settings = { DATA_DIR: 'unused', DATABASE_URL };
  const added = await runScript('admin', { settings, parameters: ['add', email] });
  expect(added).toMatchObject({ code: 0, said: `${email} is an admin now.\n` });
  const listed = await runScript('admin', { settings, parameters: ['list'], fromSource: true });
  expect(listed).toMatchObject({ code: 0, said: `${email}\n` });
});

test('logs which command an operator ran, without what they typed after it', async () => {
  const settings = { DATA_DIR: 'unused', DATABASE_URL: (await createMigratedDatabase()).url };
  const log = async (...parameters: string[]) =>
    (await runScript('admin', { settings, parameters })).logged;
  const event = (command: string) =>
    `"security":{"event":"admin_command","userId":null,"command":"${command}","succeeded":false,"systemUser":"${readSystemUser()}"}`;
  const suspending = await log('person', 'suspend', email, 'Sends ads');
  expect(suspending).toContain(event('admin person suspend'));
  expect(suspending).not.toMatch(/aino|Sends ads/);
  expect(await log('add', email)).toContain(event('admin add'));
  expect(await log(email)).toContain(event('admin'));
});

test('explains itself when called without a command', async () => {
  const { code, said } = await runScript('admin', { settings: { DATA_DIR: 'unused' } });
  expect([code, said]).toEqual([1, expect.stringContaining('npm run admin -- list')]);
});
