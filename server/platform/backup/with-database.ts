import type { Pool } from 'pg';
import { connectDatabase } from '../database/connect.ts';
import { explainUnavailable } from '../database/errors.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { findRunningPostgres, hasCluster } from '../embedded-postgres/running.ts';
import type { Log } from '../embedded-postgres/server-log.ts';

/** Where the data of a Pieces are, as its settings say. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** The place in words, without a password. */
export const describeLocation = ({ dataDir, databaseUrl }: Place) =>
  databaseUrl ? 'the database of DATABASE_URL' : dataDir;

type Work<Result> = (pool: Pool) => Promise<Result>;

/**
 * Works beside a Pieces that runs, or else starts its own PostgreSQL for as long as it takes.
 * Throws a sentence where there is no Pieces yet, or where its database cannot be reached.
 */
export async function withDatabase<Result>(
  place: Place,
  log: Log,
  work: Work<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = place;
  const running = databaseUrl ? undefined : await findRunningPostgres(dataDir);
  if (running) return connected({ connectionString: running, stop: async () => {} }, work);
  if (!databaseUrl && !(await hasCluster(dataDir))) {
    throw new Error(
      `There is no Pieces in ${dataDir}: set DATA_DIR or DATABASE_URL as they are set for Pieces itself.`,
    );
  }
  return withNewDatabase(place, log, work);
}

/**
 * The same where nothing needs to be yet: makes a data folder that is missing. Throws a sentence
 * where Pieces runs on it.
 */
export async function withNewDatabase<Result>(
  { databaseUrl, dataDir }: Place,
  log: Log,
  work: Work<Result>,
): Promise<Result> {
  if (!databaseUrl) return connected(await startEmbeddedPostgres({ dataDir, log }), work);
  return connected({ connectionString: databaseUrl, stop: async () => {} }, async (pool) => {
    await pool.query('select').catch((error: Error) => {
      throw explainUnavailable(error);
    });
    return work(pool);
  });
}

async function connected<Result>(
  { connectionString, stop }: EmbeddedPostgres,
  work: Work<Result>,
): Promise<Result> {
  const database = connectDatabase({ connectionString }, () => {});
  try {
    return await work(database.pool);
  } finally {
    await database.close();
    await stop();
  }
}
