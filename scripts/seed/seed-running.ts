import { reachDatabase } from '#server/platform/database/reach.ts';
import { connectRunning } from '#scripts/connect-running.ts';
import { seed } from './seed.ts';

/** Seeds the running Pieces that uses this data folder; returns what `seed` returns. */
export async function seedRunning(
  dataDir: string,
  options: { isLive?: boolean } = {},
): Promise<boolean> {
  const database = await connectRunning(dataDir);
  try {
    await reachDatabase(database.pool, (line) => process.stdout.write(`${line}\n`));
    return await seed(database, options);
  } finally {
    await database.close();
  }
}
