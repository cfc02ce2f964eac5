import type { Pool } from 'pg';

/** Far longer than a statement needs to reach a lock. A test of a missing lock has to end. */
const patience = 60_000;

/** Resolves once this many statements in this database wait for a lock. Rejects after a minute. */
export async function waitForLock(pool: Pool, count = 1): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const { rows } = await pool.query(
      `select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
  }
  throw new Error(`Fewer than ${count} statements waited for a lock within a minute`);
}
