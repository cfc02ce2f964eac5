import { setTimeout } from 'node:timers/promises';
import { type Address, isListening } from './address.ts';
import { isHeld, readLock, removeStaleLock } from './lock.ts';

// A server whose parent was killed needs a moment to notice, then up to five seconds to stop.
const timeouts = { running: 3_000, stopping: 20_000 };

/**
 * Waits until the server that holds the cluster has stopped, as it does after its parent was killed.
 * Throws if it keeps running, because another Pieces is using it.
 */
export async function waitForHolder(
  { dataDir, folder, address }: { dataDir: string; folder: string; address: Address },
  startedAt: number,
): Promise<void> {
  for (;;) {
    await setTimeout(50);
    const [lock, listening] = await Promise.all([readLock(folder), isListening(address)]);
    if (lock && !listening && !(await isHeld(folder, lock))) {
      return removeStaleLock(folder, address);
    }
    const isRunning = listening || (lock && lock.status !== 'stopping');
    if (Date.now() - startedAt > (isRunning ? timeouts.running : timeouts.stopping)) {
      throw new Error(
        `Pieces is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (!lock && !listening) return;
  }
}
