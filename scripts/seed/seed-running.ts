import { connectDatabase } from '#server/platform/database/connect.ts';
import { reachDatabase } from '#server/platform/database/reach.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { seed } from './seed.ts';

/** Seeds the running Pieces that uses this data folder; returns what `seed` returns. */
export async function seedRunning(
  dataDir: string,
  options: { isLive?: boolean } = {},
): Promise<boolean> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error(`Pieces isn't running on ${dataDir}. Start it first.`);
  const database = connectDatabase({ connectionString }, () => {});
  try {
    await reachDatabase(database.pool, (line) => process.stdout.write(`${line}\n`));
    return await seed(database, options);
  } finally {
    await database.close();
  }
}
