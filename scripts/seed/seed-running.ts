import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { seed } from './seed.ts';

/** Seeds the Pieces that runs on a data folder; answers as `seed` does. */
export async function seedRunning(dataDir: string): Promise<boolean> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error(`No Pieces runs on ${dataDir}.`);
  const database = connectDatabase({ connectionString }, () => {});
  return seed(database).finally(database.close);
}
