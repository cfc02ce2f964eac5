import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isConnectTimeout, isUnavailable } from './errors.ts';

/** How long a program that starts waits for the database, in milliseconds. */
const patience = 30_000;
/** How long it waits after the database refused, in milliseconds. */
const pause = 500;

/**
 * Waits until the database answers: it may be starting too, or the machine too busy to connect in time. Tries
 * again for half a minute, or for `within` milliseconds, and calls `log` once if it has to. Throws the
 * last error then, and an error that waiting doesn't change immediately.
 */
export async function reachDatabase(
  pool: Pool,
  log: (line: string) => void,
  within = patience,
): Promise<void> {
  const end = performance.now() + within;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select');
      return;
    } catch (error) {
      const isSlow = isConnectTimeout(error);
      if (!isSlow && !isUnavailable(error)) throw error;
      if (performance.now() > end) throw error;
      if (attempt === 1) log(`${describe(error, isSlow)} Trying again for half a minute …`);
      if (!isSlow) await wait(pause);
    }
  }
}

function describe(error: unknown, isSlow: boolean): string {
  if (isSlow) return 'The database is slow to answer.';
  const { code, message } = error as Error & { code?: string };
  return `The database can't be reached yet (${code ?? message}).`;
}
