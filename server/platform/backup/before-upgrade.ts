import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Pool } from 'pg';
import { listPendingMigrations } from '../database/migrate.ts';
import type { Upkeep } from '../database/upkeep.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Backs up a database that is about to be migrated, into the folder `backups` of the data folder,
 * and says so; does nothing where no migration is pending, or where the database is new. Throws
 * where that fails: the database is then as it was.
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
  // By this name, an upgrade that fails at each of a hundred starts fills no disk.
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
  log(`The database is brought up to date. As it was before, it is kept in ${file}.`);
}
