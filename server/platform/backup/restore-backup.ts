import type { Pool } from 'pg';
import {
  lockMigrations,
  type Migration,
  readMigrations,
  runPendingMigrations,
} from '#server/platform/database/migrate.ts';
import type { Upkeep } from '#server/platform/database/upkeep.ts';
import { listTables } from './contents.ts';
import { load } from './load.ts';
import { computeGap } from './epoch.ts';
import { notEmpty } from './errors.ts';

export type Restored = {
  madeAt: string;
  rows: number;
  /** Migrations that are newer than the backup. */
  laterMigrations: string[];
  /** Skipped tables, which don't belong to Pieces. */
  unknownTables: string[];
};

/**
 * Restores a backup into an empty database, completely or not at all: runs the migrations it was made
 * with, loads its rows, and runs the later migrations. Throws if the database isn't empty, and in the
 * same cases as `checkBackup`.
 */
export async function restoreBackup({
  pool,
  upkeep,
  file,
  migrations,
  signal,
}: {
  pool: Pool;
  upkeep: readonly Upkeep[];
  file: string;
  migrations?: Migration[];
  signal?: AbortSignal;
}): Promise<Restored> {
  const known = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout to 0');
    await lockMigrations(client);
    const [table] = await listTables(client);
    if (table) throw notEmpty(table);
    const { header, rows, unknownTables } = await load(client, { file, known, signal });
    const laterMigrations = await runPendingMigrations(client, known);
    const gap = computeGap(header, new Date());
    for (const { startEpoch } of upkeep) await startEpoch?.(client, gap);
    await client.query('commit');
    // Update the planner's statistics now; autovacuum would do it a minute later.
    await client.query('analyze');
    return { madeAt: header.madeAt, rows, laterMigrations, unknownTables };
  } finally {
    // After an error, closing the connection rolls everything back.
    client.release(true);
  }
}
