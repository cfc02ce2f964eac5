import { join } from 'node:path';
import { projects } from '#scripts/seed/projects.ts';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { openClient } from '#tests/client.ts';
import { makeFolder } from '#tests/faults/processes.ts';
import { insertOldData, firstMigrations } from '#tests/database/older-database.ts';
import { findFreePort } from '#tests/pieces-process.ts';
import { withDatabase } from './data-folder.ts';
import { start, startExpectingFailure } from './start.ts';

test('migrates an older data folder at the start and refuses a newer one', async () => {
  const DATA_DIR = await makeFolder();
  await withDatabase(DATA_DIR, async (pool) => {
    await migrate(pool, await firstMigrations(6));
    await insertOldData(pool);
  });
  const pieces = await start({ DATA_DIR });
  const query = { searchQuery: 'harbour' };
  const { body } = await openClient(pieces.url).send('GET /projects/search', { query });
  expect(body.content).toMatchObject([{ name: 'Harbour Lights' }]);
  expect(pieces.lines[1]).toBe(
    `Upgrading the database. A backup from before the upgrade is in ${join(DATA_DIR, 'backups', 'before-0007_events.gz')}.`,
  );
  await pieces.stop();

  await withDatabase(DATA_DIR, (pool) =>
    pool.query("insert into migrations (name, checksum) values ('9999_future.sql', 'z')"),
  );
  const { code, said } = await startExpectingFailure({
    DATA_DIR,
    PORT: String(await findFreePort()),
  });
  expect(code).toBe(1);
  expect(said).toBe(
    'Pieces could not start. This database belongs to a newer version of Pieces (it has 9999_future.sql). Start that version instead.',
  );
});

/** The last version in which `lookingFor` was only a list of texts. */
const beforeRoles = 21;

const lookingFor = [
  ['Tester', 'Front-end dev', 'Gardener'],
  ['UI/UX "lead"', 'O’Brien’s helper', 'null', '{}', '\\', 'a,b'],
  ['Дизайнер', '设计师', '🧩', 'x'.repeat(50)],
  Array.from({ length: 30 }, (_, index) => `Role ${index}`),
  [],
  ...new Set(projects.map((project) => project.lookingFor)),
];

test('an older project’s looked-for texts become roles with one spot each', async () => {
  const DATA_DIR = await makeFolder();
  await withDatabase(DATA_DIR, async (pool) => {
    await migrate(pool, await firstMigrations(beforeRoles));
    await insertOldData(pool);
    for (const [index, names] of lookingFor.entries())
      await pool.query(
        `insert into projects (creator_id, name, description, status, difficulty, team_size,
                               github_url, image, tech_stack, looking_for)
         select creator_id, $1, description, status, difficulty, 6, github_url, image,
                '{Rust}', $2 from projects where name = 'Harbour Lights'`,
        [`Old ${index}`, names],
      );
  });
  const pieces = await start({ DATA_DIR });
  const query = { searchQuery: 'rust', size: 100 };
  const { body } = await openClient(pieces.url).send('GET /projects/search', { query });
  await pieces.stop();
  expect(body.content).toHaveLength(lookingFor.length);
  for (const project of body.content) {
    const names = lookingFor[Number(project.name.split(' ')[1])];
    expect(project.lookingFor).toEqual(names);
    expect(project.roles.map(({ name }) => name)).toEqual(names);
    expect(project.roles.every(({ places, free }) => places === 1 && free === 1)).toBe(true);
  }
  // People are matched with them right after the upgrade.
  await withDatabase(DATA_DIR, async (pool) => {
    const { rows } = await pool.query<{ openings: number; roles: number }>(
      'select (select count(*) from openings) as openings, (select count(*) from roles) as roles',
    );
    expect(rows).toEqual([{ openings: rows[0]!.roles, roles: rows[0]!.roles }]);
    expect(rows[0]!.openings).toBeGreaterThan(0);
  });
});
