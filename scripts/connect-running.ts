import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';

/** Connects to the database of the running Pieces that uses this data folder. */
export async function connectRunning(dataDir: string): Promise<Database> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error(`Pieces isn't running on ${dataDir}. Start it first.`);
  return connectDatabase({ connectionString }, () => {});
}
