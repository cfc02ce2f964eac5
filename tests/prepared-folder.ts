import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { migrate } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { connectPatiently } from './connect.ts';

/**
 * Fills an empty folder with what a first start of Pieces leaves there. Tests that are not about the
 * first start copy it, which takes a tenth of the time.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { pool, close } = connectPatiently(server.connectionString);
  await migrate(pool);
  await close();
  await server.stop();
}

/** Copies a data folder that nothing runs on, with its owners. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
