import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Pool } from 'pg';
import { listPendingMigrations } from '#server/platform/database/migrate.ts';
import type { Upkeep } from '#server/platform/database/upkeep.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Backs up a database before it's migrated, into the folder `backups` in the data folder, and logs
 * that. Does nothing if no migration is pending or the database is new. Throws if the backup fails;
 * the database is unchanged then.
 */
export async function backUpBeforeUpgrade({
  pool,
  upkeep,
  dataDir,
  log,
}: {
  pool: Pool;
  upkeep: readonly Upkeep[];
  dataDir: string;
  log: (line: string) => void;
}): Promise<void> {
  const [first] = await listPendingMigrations(pool);
  if (!first) return;
  const folder = join(dataDir, 'backups');
  // One file per version, so that an upgrade that fails again and again doesn't fill the disk.
  const file = join(folder, `before-${basename(first, '.sql')}.gz`);
  try {
    await mkdir(folder, { recursive: true });
    await rm(file, { force: true });
    await writeBackup({ pool, upkeep, file });
  } catch (error) {
    throw new Error(`The backup before the upgrade failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
  log(`Upgrading the database. A backup from before the upgrade is in ${file}.`);
}
