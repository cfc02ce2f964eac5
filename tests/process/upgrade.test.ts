import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { openClient } from '#tests/client.ts';
import { makeFolder } from '#tests/faults/processes.ts';
import { insertOldData, firstMigrations } from '#tests/older-database.ts';
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
