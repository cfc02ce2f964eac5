import { resolve } from 'node:path';
import { isListening, buildConnectionString, getAddress } from './address.ts';
import { readMajor, readPassword } from './cluster.ts';
import { getFolder } from './folder.ts';
import { readLock } from './lock.ts';

/**
 * The connection string of the server that another Pieces process runs on `dataDir`, for commands
 * that run at the same time; undefined if none is running.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = await getFolder(resolve(dataDir));
  const lock = await readLock(folder);
  if (!lock) return undefined;
  const address = await getAddress(folder, lock.port);
  if (!(await isListening(address))) return undefined;
  return buildConnectionString(address, await readPassword(folder));
}

/** Whether a data folder contains a database, running or not. */
export const hasCluster = async (dataDir: string): Promise<boolean> =>
  (await readMajor(await getFolder(resolve(dataDir)))) !== undefined;
