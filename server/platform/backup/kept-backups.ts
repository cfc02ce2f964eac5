import { day } from '#contract/values/durations.ts';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackupTime } from './file-name.ts';

type KeptBackup = { file: string; madeAt: Date };

/** Nightly backups start at this time (UTC), when few people are around in Europe. */
const startOfBackup = (3 * 60 + 15) * 60 * 1000;

/** Lists the complete backups in a folder that were named after their time, oldest first. */
export const listBackups = async (folder: string): Promise<KeptBackup[]> =>
  (await readdir(folder))
    .map((name) => ({ file: join(folder, name), madeAt: readBackupTime(name) }))
    .filter((one): one is KeptBackup => one.madeAt !== undefined)
    .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());

/** Says when the next nightly backup is due: right away if there's none, or if a night was missed. */
export function nextBackupTime(backups: KeptBackup[]): Date {
  const newest = backups.at(-1)?.madeAt.getTime() ?? 0;
  const nights = Math.floor((newest - startOfBackup) / day) + 1;
  return new Date(nights * day + startOfBackup);
}

/**
 * Deletes the backups that are more than `days` old, and returns their files. Keeps the newest
 * one, however old it is.
 */
export async function deleteOldBackups(
  folder: string,
  { days, now }: { days: number; now: Date },
): Promise<string[]> {
  const oldest = now.getTime() - days * day;
  const earlier = (await listBackups(folder)).slice(0, -1);
  const old = earlier.filter(({ madeAt }) => madeAt.getTime() < oldest).map(({ file }) => file);
  for (const file of old) await rm(file, { force: true });
  return old;
}
