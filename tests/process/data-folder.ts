import type { Pool } from 'pg';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { connectPatiently } from '#tests/database/connect.ts';
import { readAllRows } from '#tests/database/all-rows.ts';

/** Reads every row of the running Pieces that uses this data folder. */
export async function readRowsIn(dataDir: string) {
  const connectionString = await findRunningPostgres(dataDir);
  const { pool, close } = connectPatiently(connectionString);
  return readAllRows(pool).finally(close);
}

/** Runs `work` on a data folder's database, created if missing. Pieces must not be running on it. */
export async function withDatabase(dataDir: string, work: (pool: Pool) => Promise<unknown>) {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { pool, close } = connectPatiently(connectionString);
  await work(pool).finally(close).finally(stop);
}
