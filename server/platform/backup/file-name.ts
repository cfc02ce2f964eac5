import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Returns the named file or, if a folder is named, a new file in it. A new file's name ends in .gz: any other
 * name is a folder's that isn't there, which is an error.
 */
export async function chooseFile(path: string, now: Date): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return resolve(path, backupName(now));
  if (!found && !/[^/\\]\.gz$/.test(path))
    throw new Error(
      `There's no folder ${resolve(path)}. Create it, or name a file that ends in .gz.`,
    );
  return resolve(path);
}

// Sorts by time. No colons, because some file systems don't allow them.
const backupName = (now: Date) =>
  `pieces-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;

/** Reads the time in a name that `chooseFile` gave; undefined for any other name. */
export function readBackupTime(name: string): Date | undefined {
  const [, day, ...time] = /^pieces-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.gz$/.exec(name) ?? [];
  const madeAt = new Date(`${day}T${time.join(':')}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt;
}
