import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAllRows } from '#tests/database/all-rows.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { makeFolder } from '#tests/faults/processes.ts';
import { insertOldData, firstMigrations } from '#tests/database/older-database.ts';
import { upkeep } from '#server/upkeep.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { backUpBeforeUpgrade } from './before-upgrade.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

test('upgrades a backup from an older version like the database itself', async () => {
  const older = await createEmptyDatabase();
  await migrate(older.pool, await firstMigrations(6));
  await insertOldData(older.pool);
  const file = join(await makeFolder(), 'backup.gz');
  await writeBackup({ pool: older.pool, upkeep, file });
  const { pool } = await createEmptyDatabase();
  const { laterMigrations } = await restoreBackup({ pool, upkeep, file });
  expect(laterMigrations).toEqual(await migrate(older.pool));
  const [upgraded, restored] = [await readAllRows(older.pool), await readAllRows(pool)];
  expect(restored.events).toEqual(upgraded.events);
  expect(restored.events).not.toHaveLength(0);
  expect(restored.users).toEqual(upgraded.users);
});

test('backs up an existing database once before an upgrade, but not a new one', async () => {
  const dataDir = await makeFolder();
  const { pool } = await createEmptyDatabase();
  const lines: string[] = [];
  const backUp = () =>
    backUpBeforeUpgrade({ pool, upkeep, dataDir, log: (line) => lines.push(line) });
  await backUp();
  expect(await readdir(dataDir)).toEqual([]);
  await migrate(pool, await firstMigrations(6));
  await insertOldData(pool);
  const before = await readAllRows(pool);
  await backUp();
  const file = join(dataDir, 'backups', 'before-0007_events.gz');
  expect(lines.join()).toContain(file);
  await migrate(pool);
  await backUp();
  expect(lines).toHaveLength(1);

  const restored = await createEmptyDatabase();
  await restoreBackup({ pool: restored.pool, upkeep, file });
  // Later migrations added columns.
  const users = before.users?.map((user) => expect.objectContaining(user));
  expect((await readAllRows(restored.pool)).users).toEqual(users);
});
