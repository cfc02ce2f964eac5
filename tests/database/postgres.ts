import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Connection, connectDatabase } from '#server/platform/database/connect.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { longTimeouts } from './connect.ts';
import { copyDataFolder, sharePreparedFolder } from './prepared-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Connection;
    /** A data folder that nothing runs on, for copies of it. */
    dataFolder: string;
  }
}

export const templateDatabase = 'template_for_tests';

/**
 * The databases of a run are gone after it, so nothing has to survive a crash or be tidied up. There are
 * hundreds, and every worker has several pools.
 */
const settings = {
  max_connections: '200',
  shared_buffers: '256MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  track_counts: 'off',
  // Most tests are over before a statement has run the five times after which its plan is kept.
  plan_cache_mode: 'force_generic_plan',
};

/** Starts one PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function startPostgres({ provide }: Pick<TestProject, 'provide'>) {
  const prepared = await sharePreparedFolder();
  provide('dataFolder', prepared.folder);
  const dataDir = await mkdtemp(join(tmpdir(), 'pieces-tests-'));
  await chmod(dataDir, 0o755);
  await copyDataFolder(prepared.folder, dataDir);
  const server = await startEmbeddedPostgres({ dataDir, settings, log: () => {} });
  const connection: Connection = { connectionString: server.connectionString, ...longTimeouts };
  // Connected databases can't be copied, so tests copy one that nobody connects to.
  const { pool, close } = connectDatabase(connection, () => {});
  await pool.query(`create database ${templateDatabase} template pieces`);
  await close();
  provide('postgres', connection);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await prepared.remove();
  };
}

/** Returns the connection to another database on the same server. */
export function withDatabaseName(
  { connectionString, ...options }: Connection,
  database: string,
): Connection {
  const address = connectionString?.replace(/\/[^/?]*\?/, `/${database}?`);
  return { ...options, connectionString: address };
}
