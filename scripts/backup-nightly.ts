import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  deleteOldBackups,
  listBackups,
  nextBackupTime,
} from '#server/platform/backup/kept-backups.ts';
import { readBackupSettings, readDataLocation } from '#server/platform/config.ts';
import { saveBackup } from './backup/save-backup.ts';
import { openLog } from '#server/platform/log.ts';
import { refuseArguments, runCommand } from './command.ts';

/** A clock that is set, or a machine that slept, delays a backup by no more than this. */
const checkEvery = 60_000;
const retryAfter = 15 * 60_000;

// It runs for months, so what it says goes into a log.
const log = await openLog();
const say = (line: string) => log.info(line);

/** Backs up every night, and right away if a night was missed, until it's stopped. */
async function backUpNightly(signal: AbortSignal) {
  refuseArguments("This command takes no file. Set BACKUP_DIR to the backups' folder.");
  const { folder, days } = readBackupSettings();
  // Wrong settings are reported now and not in the night.
  readDataLocation();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  say(`Backing up every night into ${folder}, keeping ${days} days.`);
  while (!signal.aborted) {
    const isDone = await backUpIfDue({ folder, days, signal });
    await wait(isDone ? checkEvery : retryAfter, undefined, { signal }).catch(() => {});
  }
}

async function backUpIfDue({
  folder,
  days,
  signal,
}: {
  folder: string;
  days: number;
  signal: AbortSignal;
}): Promise<boolean> {
  try {
    if (nextBackupTime(await listBackups(folder)) > new Date()) return true;
    await saveBackup(folder, { say, signal });
    for (const file of await deleteOldBackups(folder, { days, now: new Date() })) {
      say(`Deleted ${file}, which is over ${days} days old.`);
    }
    return true;
  } catch (error) {
    if (!signal.aborted) {
      log.error(`No backup was created. ${(error as Error).message}`);
    }
    return false;
  }
}

await runCommand({ command: 'backup-nightly', failure: "Backups aren't running." }, backUpNightly);
