import { readSystemUser } from '#server/platform/system-user.ts';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { runScript } from './run-script.ts';

const email = 'aino@pieces.test';

test('adds and removes admins; suspends, exports and deletes people; closes and removes projects', async () => {
  const { pool, url: DATABASE_URL } = await createEmptyDatabase();
  await migrate(pool);
  const { rows } = await pool.query<{ user_id: number; project_id: number }>(
    `with person as (
       insert into users (email, communication_email, first_name, last_name, login_method)
       values ($1, $1, 'Aino', 'Salo', 'email') returning id
     ), project as (
       insert into projects (creator_id, name, description, status, difficulty, team_size, github_url, tech_stack, looking_for,
                             image)
       select id, 'Trail Finder', 'A map', 'Planning', 'Beginner', 4, '', '{}', '{}', '' from person returning id
     )
     select person.id as user_id, project.id as project_id from person, project`,
    [email],
  );
  const { user_id, project_id } = rows[0]!;
  const settings = { DATA_DIR: 'unused', DATABASE_URL };
  const run = async (...parameters: string[]) =>
    (await runScript('admin', { settings, parameters })).said;

  expect(await run('add', email)).toBe(`${email} is an admin now.\n`);
  expect(await run('list')).toBe(`${email}\n`);
  expect(await run('remove', email)).toBe(`${email} is no longer an admin.\n`);
  const listed = await runScript('admin', { settings, parameters: ['list'], fromSource: true });
  expect(listed.said).toBe('No command has added an admin.\n');
  expect(await run('project', 'close', String(project_id), 'A scam')).toBe(
    `Project ${project_id} is closed. This is decision 1.\n`,
  );
  expect(await run('person', 'suspend', email, '7', 'Sends ads')).toBe(
    `${email} is suspended for 7 days. This is decision 2.\n`,
  );
  expect(await run('person', 'list', 'SALO')).toMatch(
    /^\d+  aino@pieces\.test  Aino Salo  since \S+  suspended until \S+\n$/,
  );
  expect(await run('person', 'list', 'nobody')).toBe('There’s no such account.\n');
  expect(await run('decision', 'undo', '2', 'A mistake')).toBe('Decision 2 is undone.\n');
  expect(await run('person', 'list')).not.toContain('suspended');
  const { rows: log } = await pool.query(
    'select act, subject, reason, data ->> $$by$$ as by from audit order by id',
  );
  const by = readSystemUser();
  expect(log).toEqual([
    { act: 'add_admin', subject: `person:${user_id}`, reason: '', by },
    { act: 'remove_admin', subject: `person:${user_id}`, reason: '', by },
    { act: 'close', subject: `project:${project_id}`, reason: 'A scam', by },
    { act: 'suspend', subject: `person:${user_id}`, reason: 'Sends ads', by },
    { act: 'undo_suspend', subject: `person:${user_id}`, reason: 'A mistake', by },
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'pieces-admin-'));
  const path = join(folder, 'aino.json');
  const exportData = () => run('person', 'export', email, path);
  expect(await exportData()).toBe(`Everything about ${email} is in ${path}.\n`);
  expect(await exportData()).toContain('file already exists');
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ account: { email } });
  expect((await stat(path)).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
  expect(await run('project', 'delete', String(project_id), 'A scam')).toBe(
    `Project ${project_id} is deleted.\n`,
  );
  expect(await run('person', 'delete', email, 'They asked us')).toBe(
    `The account of ${email} is deleted.\n`,
  );
  expect(await run('person', 'list')).toBe('There’s no such account.\n');
  expect(await run('person', 'suspend', 'nobody@pieces.test', 'Sends ads')).toContain(
    'There’s no account with the address nobody@pieces.test.',
  );
});

test('logs which command an operator ran, without what they typed after it', async () => {
  const settings = { DATA_DIR: 'unused', DATABASE_URL: (await createEmptyDatabase()).url };
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

test.each([[], ['add'], ['person', 'suspend', email], ['project', 'close', 'x', 'Spam']])(
  'explains itself when called with %s %s %s %s',
  async (...parameters) => {
    const settings = { DATA_DIR: 'unused' };
    const { code, said } = await runScript('admin', { settings, parameters });
    expect([code, said]).toEqual([1, expect.stringContaining('npm run admin -- list')]);
  },
);
