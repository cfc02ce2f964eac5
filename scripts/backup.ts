import { mkdir } from 'node:fs/promises';
import { chooseFile } from '#server/platform/backup/file-name.ts';
import { withDatabase } from '#server/platform/backup/with-database.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { upkeep } from '#server/upkeep.ts';
import { readArgument, runCommand, say } from './command.ts';

const defaultFolder = 'backups';

await runCommand({ command: 'backup', failure: 'No backup was created.' }, async (signal) => {
  const requested = readArgument('Give one file or folder: npm run backup -- path/to/file.gz');
  if (!requested) await mkdir(defaultFolder, { recursive: true, mode: 0o700 });
  const file = await chooseFile(requested ?? defaultFolder, new Date());
  const { rows, bytes } = await withDatabase(readDataLocation(), say, (pool) =>
    writeBackup({ pool, upkeep, file, signal }),
  );
  say(`Backup saved to ${file} (${rows.toLocaleString('en')} rows, ${formatSize(bytes)}).`);
  say('It contains personal data: keep it as safe as the database.');
});

function formatSize(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}
