import type { Pool } from 'pg';
import { isConnectTimeout } from './errors.ts';

/** How long a program that starts waits for the database, in milliseconds. */
const patience = 30_000;

/**
 * Waits until the database answers. Connecting may take longer than requests can wait, because a machine
 * is busy while it starts, so this tries again for half a minute, or for `within` milliseconds. Calls
 * `log` once if it has to. Throws the last error then, and any other error at once.
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
      if (!isConnectTimeout(error) || performance.now() > end) throw error;
      if (attempt === 1) log('The database is slow to answer. Trying again …');
    }
  }
}
