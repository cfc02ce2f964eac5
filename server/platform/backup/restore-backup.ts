import type { Pool } from 'pg';
import {
  lockMigrations,
  type Migration,
  readMigrations,
  runPendingMigrations,
} from '../database/migrate.ts';
import type { Upkeep } from '../database/upkeep.ts';
import { listTables } from './contents.ts';
import { load } from './load.ts';
import { computeGap } from './epoch.ts';
import { notEmpty } from './errors.ts';

export type Restored = {
  madeAt: string;
  rows: number;
  /** The migrations that the backup did not have yet. */
  laterMigrations: string[];
  /** Tables in the backup that are not of Pieces, and were passed over. */
  unknownTables: string[];
};

/**
 * Brings a backup into an empty database, all of it or nothing: runs the migrations that it was
 * made with, loads its rows, and runs those that came later. Throws a sentence where the database
 * is not empty, and where `checkBackup` does.
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
    // What the planner has to know; by itself it would learn it a minute later.
    await client.query('analyze');
    return { madeAt: header.madeAt, rows, laterMigrations, unknownTables };
  } finally {
    // Where it failed, nothing was committed, and the end of the connection takes everything back.
    client.release(true);
  }
}
