import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/empty-database.ts';
import { runScript } from './run-script.ts';

const email = 'aino@pieces.test';

test('adds and removes admins, suspends people and closes projects', async () => {
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
  expect(await run('remove', email)).toBe(`${email} is no admin anymore.\n`);
  expect(await run('list')).toBe('No command has added an admin.\n');
  expect(await run('project', 'close', String(project_id), 'A scam')).toBe(
    `Project ${project_id} is closed.\n`,
  );
  expect(await run('person', 'suspend', email, '7', 'Sends ads')).toBe(
    `${email} is suspended for 7 days.\n`,
  );
  const { rows: log } = await pool.query('select act, subject, reason from audit order by id');
  expect(log).toEqual([
    { act: 'add_admin', subject: `person:${user_id}`, reason: '' },
    { act: 'remove_admin', subject: `person:${user_id}`, reason: '' },
    { act: 'close', subject: `project:${project_id}`, reason: 'A scam' },
    { act: 'suspend', subject: `person:${user_id}`, reason: 'Sends ads' },
  ]);
  expect(await run('person', 'suspend', 'nobody@pieces.test', 'Sends ads')).toContain(
    'There’s no account with the address nobody@pieces.test.',
  );
});

test.each([[], ['add'], ['person', 'suspend', email], ['project', 'close', 'x', 'Spam']])(
  'explains itself when called with %s %s %s %s',
  async (...parameters) => {
    const settings = { DATA_DIR: 'unused' };
    const { code, said } = await runScript('admin', { settings, parameters });
    expect([code, said]).toEqual([1, expect.stringContaining('npm run admin -- list')]);
  },
);
