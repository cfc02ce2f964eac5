import type { Pool } from 'pg';

/** Resolves once this many statements in this database wait for a lock. */
export async function waitForLock(pool: Pool, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
  }
}
