import { setTimeout } from 'node:timers/promises';
import { type Address, isListening } from './address.ts';
import { isHeld, readLock, removeStaleLock } from './lock.ts';

// A server whose parent was killed needs a moment to notice, then up to five seconds to stop.
const patience = { running: 3_000, stopping: 20_000 };

/**
 * Waits until the server that holds the cluster has gone, as it does after a kill -9 of its
 * parent; throws where it stays, which means that somebody uses it.
 */
export async function waitForHolder(
  { dataDir, folder, address }: { dataDir: string; folder: string; address: Address },
  begun: number,
): Promise<void> {
  for (;;) {
    await setTimeout(50);
    const [lock, listening] = await Promise.all([readLock(folder), isListening(address)]);
    if (lock && !listening && !(await isHeld(folder, lock))) {
      return removeStaleLock(folder, address);
    }
    const isRunning = listening || (lock && lock.status !== 'stopping');
    if (Date.now() - begun > (isRunning ? patience.running : patience.stopping)) {
      throw new Error(
        `Pieces is already running on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (!lock && !listening) return;
  }
}
