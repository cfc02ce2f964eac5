import type { Pool } from 'pg';
import { lockMigrations, type Migration, readMigrations, runMissing } from '../database/migrate.ts';
import type { Upkeep } from '../database/upkeep.ts';
import { listTables } from './contents.ts';
import { load } from './load.ts';
import { gapBehind } from './epoch.ts';
import { occupied } from './refusals.ts';

export type Restored = {
  madeAt: string;
  rows: number;
  /** The migrations that the backup did not have yet. */
  later: string[];
  /** Tables in the backup that are not of Pieces, and were passed over. */
  strange: string[];
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
    if (table) throw occupied(table);
    const { header, rows, strange } = await load(client, { file, known, signal });
    const later = await runMissing(client, known);
    const gap = gapBehind(header, new Date());
    for (const { beginEpoch } of upkeep) await beginEpoch?.(client, gap);
    await client.query('commit');
    // What the planner has to know; by itself it would learn it a minute later.
    await client.query('analyze');
    return { madeAt: header.madeAt, rows, later, strange };
  } finally {
    // Where it failed, nothing was committed, and the end of the connection takes everything back.
    client.release(true);
  }
}
