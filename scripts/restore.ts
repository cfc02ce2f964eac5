import { resolve } from 'node:path';
import { checkBackup } from '#server/platform/backup/check-backup.ts';
import { withNewDatabase, describeLocation } from '#server/platform/backup/with-database.ts';
import { type Restored, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { upkeep } from '#server/upkeep.ts';
import { readArgument, runCommand, say } from './command.ts';

await runCommand({ command: 'restore', failure: 'Nothing was restored.' }, async (signal) => {
  const usage = 'Give the backup file: npm run restore -- path/to/file.gz';
  const file = readArgument(usage);
  if (!file) throw new Error(usage);
  const location = readDataLocation();
  // Check the whole file before creating or changing anything.
  say('Checking the backup …');
  await checkBackup(file, { signal });
  say('Restoring it …');
  const restored = await withNewDatabase(location, say, (pool) =>
    restoreBackup({ pool, upkeep, file, signal }),
  );
  for (const line of describe(restored, file)) say(line);
  say(`The data is in ${describeLocation(location)}.`);
  say('Start Pieces with the same settings. Everyone has to sign in again.');
});

function* describe({ madeAt, rows, laterMigrations, unknownTables }: Restored, file: string) {
  const time = `${madeAt.slice(0, 10)} at ${madeAt.slice(11, 16)} UTC`;
  yield `Restored ${rows.toLocaleString('en-US')} rows from ${resolve(file)}, created on ${time}.`;
  if (laterMigrations.length > 0) {
    yield `The backup is from an older version, so these migrations ran: ${laterMigrations.join(', ')}.`;
  }
  for (const table of unknownTables)
    yield `Skipped the table ${table}: it doesn't belong to Pieces.`;
}
