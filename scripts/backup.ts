import { mkdir } from 'node:fs/promises';
import { chooseFile } from '#server/platform/backup/file-name.ts';
import { withDatabase } from '#server/platform/backup/with-database.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { upkeep } from '#server/upkeep.ts';
import { readArgument, runCommand, say } from './command.ts';

const defaultFolder = 'backups';

await runCommand({ command: 'backup', failure: 'No backup was made.' }, async (signal) => {
  const wished = readArgument('Name one file or folder: npm run backup -- path/to/file.gz');
  if (!wished) await mkdir(defaultFolder, { recursive: true, mode: 0o700 });
  const file = await chooseFile(wished ?? defaultFolder, new Date());
  const { rows, bytes } = await withDatabase(readDataLocation(), say, (pool) =>
    writeBackup({ pool, upkeep, file, signal }),
  );
  say(`The backup is ${file} (${rows.toLocaleString('en')} rows, ${inUnits(bytes)}).`);
  say('It holds what people wrote and who they are: keep it as safe as the database.');
});

function inUnits(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}
