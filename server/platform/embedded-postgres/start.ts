import { resolve } from 'node:path';
import { chooseAccount } from './account.ts';
import { buildConnectionString, prepareAddress } from './address.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, readMajor, readPassword, removeUnfinishedClusters } from './cluster.ts';
import { chooseFolder } from './folder.ts';
import { restartOnExit } from './restart-on-exit.ts';
import { launchServer } from './server.ts';
import type { Log } from './server-log.ts';

export type EmbeddedPostgres = { connectionString: string; stop(): Promise<void> };

/**
 * Starts a PostgreSQL server of our own on `dataDir/postgres`, which is made at the first start,
 * and waits until it accepts connections. The role and the database are called `pieces`; the role
 * is no superuser. Only this account of this machine can reach it.
 *
 * The server ends with this process, however this process ends, and is started again where it
 * ends by itself. As root, PostgreSQL runs under an unprivileged account; what that account cannot
 * reach is kept below `fallbackDir`, and `log` is told so.
 *
 * Throws, with a sentence for the person who starts it, where no programs of PostgreSQL are found,
 * or where Pieces already runs on this folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
  fallbackDir?: string;
}): Promise<EmbeddedPostgres> {
  const { log, fallbackDir = '/var/lib/pieces' } = options;
  const dataDir = resolve(options.dataDir);
  const account = await chooseAccount(dataDir);
  const folder = await chooseFolder({ dataDir, fallbackDir, account, log });
  const major = await readMajor(folder);
  const binaries = await findBinaries({ fallbackDir, account, log, major });
  await ensureCluster(folder, binaries, account);
  const address = await prepareAddress(folder, account);

  const launch = () => launchServer({ dataDir, folder, address, binaries, account, log });
  const stop = restartOnExit(await launch(), launch, log);
  await removeUnfinishedClusters(folder);
  return { connectionString: buildConnectionString(address, await readPassword(folder)), stop };
}
