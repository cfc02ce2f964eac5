import { setTimeout } from 'node:timers/promises';
import type { Server } from './server.ts';
import type { Log } from './server-log.ts';

/** Once the cause is gone, such as a full disk, people shouldn't wait for longer. */
const longestPause = 4_000;

/**
 * Restarts the server whenever it ends unexpectedly, such as when the system runs out of memory: right
 * away, then at growing intervals. Returns a function that stops it for good.
 */
export function restartOnExit(first: Server, launch: () => Promise<Server>, log: Log) {
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
