import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { buildConnectionString, prepareAddress } from './address.ts';
import { getBinaries } from './binaries.ts';
import { ensureCluster, readMajor, readPassword, removeUnfinishedClusters } from './cluster.ts';
import { chooseFolder } from './folder.ts';
import { launchServer, type Server } from './server.ts';
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

/** Once the cause is gone, such as a full disk, people shouldn't wait for longer. */
const longestPause = 4_000;

/**
 * Restarts the server whenever it ends unexpectedly, such as when the system runs out of memory: right
 * away, then at growing intervals. Returns a function that stops it for good.
 */
function restartOnExit(first: Server, launch: () => Promise<Server>, log: Log) {
  const stopped = new AbortController();
  let server = first;
  const loop = watch();
  return async function stop(): Promise<void> {
    stopped.abort();
    await server.stop();
    await loop;
  };

  async function watch(): Promise<void> {
    for (;;) {
      const end = await server.ended;
      if (stopped.signal.aborted) return;
      log(`PostgreSQL ended unexpectedly (${end}). Restarting it.`);
      const next = await relaunch();
      if (!next) return;
      server = next;
      if (stopped.signal.aborted) await server.stop();
    }
  }

  async function relaunch(): Promise<Server | undefined> {
    for (let pause = 1_000; !stopped.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await launch();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await setTimeout(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      }
    }
    return undefined;
  }
}
