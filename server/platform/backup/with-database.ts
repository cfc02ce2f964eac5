import type { Pool } from 'pg';
import type { Db } from '#server/migrations/tables.ts';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { explainUnavailable } from '#server/platform/database/errors.ts';
import { reachDatabase } from '#server/platform/database/reach.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/start.ts';
import { findRunningPostgres, hasCluster } from '#server/platform/embedded-postgres/running.ts';
import type { Log } from '#server/platform/embedded-postgres/server-log.ts';

/** Where the data is stored, according to the settings. */
export type DataLocation = { dataDir: string; databaseUrl: string | undefined };

/** Describes the location, without a password. */
export const describeLocation = ({ dataDir, databaseUrl }: DataLocation) =>
  databaseUrl ? 'the database at DATABASE_URL' : dataDir;

type Work<Result> = (pool: Pool, db: Db) => Promise<Result>;

/**
 * Runs `work` on an existing database. Uses the embedded PostgreSQL of a running Pieces, or starts it
 * for as long as the work takes. Throws if there's no database yet or it can't be reached.
 */
export async function withDatabase<Result>(
  location: DataLocation,
  log: Log,
  work: Work<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = location;
  const running = databaseUrl ? undefined : await findRunningPostgres(dataDir);
  if (running) return withPool({ connectionString: running, stop: async () => {} }, log, work);
  if (!databaseUrl && !(await hasCluster(dataDir))) {
    throw new Error(
      `There's no Pieces database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the same value as for Pieces.`,
    );
  }
  return withNewDatabase(location, log, work);
}

/**
 * Runs `work` on a database that may not exist yet; creates a missing data folder. Throws if Pieces is
 * running on it.
 */
export async function withNewDatabase<Result>(
  { databaseUrl, dataDir }: DataLocation,
  log: Log,
  work: Work<Result>,
): Promise<Result> {
  if (!databaseUrl) return withPool(await startEmbeddedPostgres({ dataDir, log }), log, work);
  const postgres = { connectionString: databaseUrl, stop: async () => {} };
  return withPool(postgres, log, work, explainUnavailable);
}

async function withPool<Result>(
  { connectionString, stop }: EmbeddedPostgres,
  log: Log,
  work: Work<Result>,
  explain = (error: Error) => error,
): Promise<Result> {
  const database = connectDatabase({ connectionString }, () => {});
  try {
    await reachDatabase(database.pool, log).catch((error: Error) => {
      throw explain(error);
    });
    return await work(database.pool, database.db);
  } finally {
    await database.close();
    await stop();
  }
}
