import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSystemUser } from '#server/platform/system-user.ts';
import { setMode } from '#server/site/areas/actions.ts';
import { toModes } from '#server/site/areas/modes.ts';
import { listModes } from '#server/site/areas/store.ts';
import { createMigratedDatabase } from '#tests/database/empty-database.ts';
import { connectPatiently } from '#tests/database/connect.ts';
import { readCommand } from './commands.ts';

const email = 'aino@pieces.test';

test('adds and removes admins; suspends, exports and deletes people; closes and removes projects', async () => {
  const { pool, url: DATABASE_URL } = await createMigratedDatabase();
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
  const { db, close } = connectPatiently(DATABASE_URL);
  onTestFinished(close);
  const run = (...parameters: string[]) => readCommand(parameters)(db, new Date());

  expect(await run('add', email)).toBe(`${email} is an admin now.`);
  expect(await run('list')).toBe(email);
  expect(await run('remove', email)).toBe(`${email} is no longer an admin.`);
  expect(await run('list')).toBe('No command has added an admin.');
  expect(await run('project', 'close', String(project_id), 'A scam')).toBe(
    `Project ${project_id} is closed. This is decision 1.`,
  );
  expect(await run('person', 'suspend', email, '7', 'Sends ads')).toBe(
    `${email} is suspended for 7 days. This is decision 2.`,
  );
  expect(await run('person', 'list', 'SALO')).toMatch(
    /^\d+  aino@pieces\.test  Aino Salo  since \S+  suspended until \S+$/,
  );
  expect(await run('person', 'list', 'nobody')).toBe('There’s no such account.');
  expect(await run('decision', 'undo', '2', 'A mistake')).toBe('Decision 2 is undone.');
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
  expect(await exportData()).toBe(`Everything about ${email} is in ${path}.`);
  await expect(exportData()).rejects.toThrow('file already exists');
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ account: { email } });
  expect((await stat(path)).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
  expect(await run('project', 'delete', String(project_id), 'A scam')).toBe(
    `Project ${project_id} is deleted.`,
  );
  expect(await run('person', 'delete', email, 'They asked us')).toBe(
    `The account of ${email} is deleted.`,
  );
  expect(await run('person', 'list')).toBe('There’s no such account.');
  await expect(run('person', 'suspend', 'nobody@pieces.test', 'Sends ads')).rejects.toThrow(
    'There’s no account with the address nobody@pieces.test.',
  );
});

test('making events live keeps who can create them', async () => {
  const { url } = await createMigratedDatabase();
  const { db, close } = connectPatiently(url);
  onTestFinished(close);
  const now = new Date();
  await setMode(db, {
    area: 'events',
    mode: 'live',
    creators: 'everyone',
    actorId: 'command',
    now,
  });
  await readCommand(['area', 'events', 'live', '--members-only'])(db, now);
  expect(toModes(await listModes(db))).toEqual({
    events: 'live',
    membersOnly: ['events'],
    creators: 'everyone',
  });
});

test('hides an area of the site and lists what each one shows', async () => {
  const { url } = await createMigratedDatabase();
  const { db, close } = connectPatiently(url);
  onTestFinished(close);
  const run = (...parameters: string[]) => readCommand(parameters)(db, new Date());
  expect(await run('area', 'forum', 'hidden')).toBe('forum is hidden now.');
  expect(await run('area', 'home', 'live')).toBe('home is live now.');
  expect(await run('area', 'list')).toMatch(/^home: live\nevents: sample\nforum: hidden\n/);
  expect(await run('area', 'forum', 'sample')).toBe('forum is sample now.');
  expect(await run('area', 'list')).toContain('forum: sample');
  expect(await run('area', 'forum', 'live', '--members-only')).toBe(
    'forum is live now, for members only.',
  );
  expect(await run('area', 'list')).toContain('forum: live, members only');
  for (const rest of [
    ['forum', 'hidden'],
    ['home', 'live'],
  ])
    expect(() => readCommand(['area', ...rest, '--members-only'])).toThrow(
      'Only these can be live for members only: events, forum, hackathons.',
    );
  expect(() => readCommand(['area', 'business', 'live'])).toThrow(
    'business can be sample or hidden.',
  );
  expect(() => readCommand(['area', 'gallery', 'hidden'])).toThrow('Use one of:');
});

test.each([[], ['add'], ['person', 'suspend', email], ['project', 'close', 'x', 'Spam']])(
  'explains itself when called with %s %s %s %s',
  (...parameters) => {
    expect(() => readCommand(parameters)).toThrow('npm run admin -- list');
  },
);
