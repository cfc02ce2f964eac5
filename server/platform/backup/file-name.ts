import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The file that a person means: the one they name, or a new one in the folder that they name. */
export async function chooseFile(wished: string, now: Date): Promise<string> {
  const found = await stat(wished).catch(() => undefined);
  return resolve(found?.isDirectory() ? join(wished, backupName(now)) : wished);
}

// It tells when, sorts by it, and is allowed everywhere: without colons.
const backupName = (now: Date) =>
  `pieces-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
