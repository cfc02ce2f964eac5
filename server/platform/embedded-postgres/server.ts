import { once } from 'node:events';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Account } from './account.ts';
import { type Address, isListening } from './address.ts';
import type { Binaries } from './binaries.ts';
import { waitForHolder } from './lock-holder.ts';
import { followServerLog, type Log } from './server-log.ts';
import { listSettings } from './settings.ts';
import { spawnTied, type TiedProcess } from './tied-process.ts';
import { spawnSupervised } from './windows-server.ts';

/** A server that accepts connections. `ended` resolves with how it ended. */
export type Server = { ended: Promise<string>; stop(): Promise<void> };

export type ServerPlan = {
  dataDir: string;
  folder: string;
  address: Address;
  binaries: Binaries;
  account: Account | undefined;
  log: Log;
  settings?: Record<string, string>;
};

const stopTimeout = 20_000;

/** Starts the server and waits until it's ready. Throws if another one is running on the folder. */
export async function launchServer(plan: ServerPlan): Promise<Server> {
  const startedAt = Date.now();
  for (;;) {
    // Check the socket too: a lock file doesn't work between two containers that share a folder.
    const server = (await isListening(plan.address)) ? undefined : await tryLaunch(plan);
    if (server) return server;
    await waitForHolder(plan, startedAt);
  }
}

// Returns undefined if PostgreSQL refuses because another server holds the cluster.
async function tryLaunch(plan: ServerPlan): Promise<Server | undefined> {
  const child = spawnServer(plan);
  const ended = describeEnd(child);
  const { ready, recent } = followServerLog(child.stdout, plan.log);
  const end = await Promise.race([ready, ended]);
  if (end === undefined) return toServer(child, ended);
  const output = recent.join('\n');
  if (/lock file .* already exists|is still in use/.test(output)) return undefined;
  throw new Error(`PostgreSQL did not start (${end}):\n${output}`);
}

function spawnServer(plan: ServerPlan): TiedProcess {
  const { folder, address, binaries, account } = plan;
  const settings = listSettings(address, binaries.major, plan.settings);
  const cluster = join(folder, 'cluster');
  if (process.platform === 'win32') return spawnSupervised(binaries.pgCtl, cluster, settings);
  const options = settings.flatMap((setting) => ['-c', setting]);
  const child = spawnTied([binaries.postgres, '-D', cluster, ...options], account);
  child.stdin.end();
  return child;
}

async function describeEnd(child: TiedProcess): Promise<string> {
  // Wait for "close", not "exit": the children of a killed server keep its output open a bit longer.
  const [code, signal] = await once(child, 'close');
  return signal ? `ended by ${signal}` : `exit code ${code}`;
}

function toServer(child: TiedProcess, ended: Promise<string>): Server {
  // A script that forgets to stop the server should still exit, and end the server with it.
  const pipes = child.stdio.filter((pipe) => pipe instanceof Socket);
  const handles = [child, ...pipes];
  for (const handle of handles) handle.unref();
  return {
    ended,
    async stop() {
      for (const handle of handles) handle.ref();
      interrupt(child);
      await Promise.race([ended, setTimeout(stopTimeout, undefined, { ref: false })]);
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

function interrupt(child: TiedProcess): void {
  if (process.platform === 'win32') child.stdin.end();
  else child.kill('SIGINT');
}
