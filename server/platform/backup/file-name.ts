import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Returns the named file or, if a folder is named, a new file in it. */
export async function chooseFile(path: string, now: Date): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return resolve(found?.isDirectory() ? join(path, backupName(now)) : path);
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
