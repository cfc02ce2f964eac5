import { chooseFile } from '#server/platform/backup/file-name.ts';
import { withDatabase } from '#server/platform/backup/with-database.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { upkeep } from '#server/upkeep.ts';

/** Backs up the database of the settings into a file, or into a new file in a folder, and says so. */
export async function saveBackup(
  path: string,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const file = await chooseFile(path, new Date());
  const { rows, bytes } = await withDatabase(readDataLocation(), say, (pool) =>
    writeBackup({ pool, upkeep, file, signal }),
  );
  say(`Backup saved to ${file} (${rows.toLocaleString('en-US')} rows, ${formatSize(bytes)}).`);
}

function formatSize(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}
