import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { connectPatiently } from './connect.ts';

/**
 * Fills an empty folder with what a first start of Pieces leaves there. Tests that are not about the
 * first start copy it, which takes a tenth of the time.
 */
async function prepareDataFolder(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { pool, close } = connectPatiently(server.connectionString);
  await migrate(pool);
  await close();
  await server.stop();
}

/**
 * Prepares a data folder that all parts of a run copy, unless an earlier part of the same run has. Other
 * processes find it through the environment, which they inherit. Resolves with its path, and with what
 * removes it again.
 */
export async function sharePreparedFolder() {
  const shared = process.env.PREPARED_FOLDER;
  if (shared) return { folder: shared, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'pieces-prepared-'));
  await chmod(folder, 0o755);
  await prepareDataFolder(folder);
  process.env.PREPARED_FOLDER = folder;
  const remove = () => rm(folder, { recursive: true, force: true });
  return { folder, remove };
}

/** Copies a data folder that nothing runs on, with its owners. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
