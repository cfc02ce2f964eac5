import type { Pool } from 'pg';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { readAllRows } from '#tests/all-rows.ts';

/** Every row of the Pieces that runs on a data folder. */
export async function readRowsIn(dataDir: string) {
  const connectionString = await findRunningPostgres(dataDir);
  const { pool, close } = connectDatabase({ connectionString }, () => {});
  return readAllRows(pool).finally(close);
}

/** Works on the database of a data folder, which is made where it is missing, while no Pieces runs. */
export async function withDatabase(dataDir: string, work: (pool: Pool) => Promise<unknown>) {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { pool, close } = connectDatabase({ connectionString }, () => {});
  await work(pool).finally(close).finally(stop);
}
