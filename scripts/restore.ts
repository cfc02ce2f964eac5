import { resolve } from 'node:path';
import { checkBackup } from '#server/platform/backup/check-backup.ts';
import { withNewDatabase, describeLocation } from '#server/platform/backup/with-database.ts';
import { type Restored, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { upkeep } from '#server/upkeep.ts';
import { readArgument, runCommand, say } from './command.ts';

await runCommand({ command: 'restore', failure: 'Nothing was restored.' }, async (signal) => {
  const usage = 'Name the file of a backup: npm run restore -- path/to/file.gz';
  const file = readArgument(usage);
  if (!file) throw new Error(usage);
  const place = readDataLocation();
  // The whole of it, before anything is made or changed.
  await checkBackup(file, { signal });
  const restored = await withNewDatabase(place, say, (pool) =>
    restoreBackup({ pool, upkeep, file, signal }),
  );
  for (const line of describe(restored, file)) say(line);
  say(`They are in ${describeLocation(place)}.`);
  say('Start Pieces with the same settings; everyone has to sign in again.');
});

function* describe({ madeAt, rows, laterMigrations, unknownTables }: Restored, file: string) {
  const time = `${madeAt.slice(0, 10)} at ${madeAt.slice(11, 16)} UTC`;
  yield `${rows.toLocaleString('en')} rows were restored from ${resolve(file)}, which was made on ${time}.`;
  if (laterMigrations.length > 0) {
    yield `The backup is of an older version and was brought up to date (${laterMigrations.join(', ')}).`;
  }
  for (const table of unknownTables)
    yield `The table ${table} is not one of Pieces and was left out.`;
}
