import { resolve } from 'node:path';
import { chooseAccount } from './account.ts';
import { buildConnectionString, prepareAddress } from './address.ts';
import { getBinaries } from './binaries.ts';
import { ensureCluster, readMajor, readPassword, removeUnfinishedClusters } from './cluster.ts';
import { chooseFolder } from './folder.ts';
import { restartOnExit } from './restart-on-exit.ts';
import { launchServer } from './server.ts';
import type { Log } from './server-log.ts';

export type EmbeddedPostgres = { connectionString: string; stop(): Promise<void> };

/**
 * Starts our own PostgreSQL server on `dataDir/postgres`, which is created at the first start, and
 * waits until it accepts connections. The role and the database are called `pieces`; the role isn't a
 * superuser. Only this account on this machine can connect.
 *
 * The server ends when this process ends, even if it's killed, and is restarted if it ends
 * unexpectedly. As root, PostgreSQL runs under an unprivileged account. Files that this account can't
 * access are stored below `fallbackDir`, and `log` is called with a message. `settings` replace
 * those that Pieces chooses.
 *
 * Throws an error for the operator if PostgreSQL isn't found, or if Pieces is already running on this
 * folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
  fallbackDir?: string;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { log, settings, fallbackDir = '/var/lib/pieces' } = options;
  const dataDir = resolve(options.dataDir);
  const account = await chooseAccount(dataDir);
  const folder = await chooseFolder({ dataDir, fallbackDir, account, log });
  const major = await readMajor(folder);
  const binaries = await getBinaries({ fallbackDir, account, log, major });
  await ensureCluster(folder, binaries, account);
  const address = await prepareAddress(folder, account);

  const launch = () => launchServer({ dataDir, folder, address, binaries, account, log, settings });
  const stop = restartOnExit(await launch(), launch, log);
  await removeUnfinishedClusters(folder);
  return { connectionString: buildConnectionString(address, await readPassword(folder)), stop };
}
