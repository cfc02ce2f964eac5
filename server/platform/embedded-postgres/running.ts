import { resolve } from 'node:path';
import { isListening, buildConnectionString, findAddress } from './address.ts';
import { readMajor, readPassword } from './cluster.ts';
import { findFolder } from './folder.ts';
import { readLock } from './lock.ts';

/**
 * The connection string of the server that another process of this product runs on `dataDir`, for
 * commands that work beside it; undefined where none runs.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = await findFolder(resolve(dataDir));
  const lock = await readLock(folder);
  if (!lock) return undefined;
  const address = await findAddress(folder, lock.port);
  if (!(await isListening(address))) return undefined;
  return buildConnectionString(address, await readPassword(folder));
}

/** Whether there is a database in a data folder, running or not. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  return (await readMajor(await findFolder(resolve(dataDir)))) !== undefined;
}
