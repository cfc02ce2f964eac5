import type { Pool } from 'pg';

/** Resolves once a statement in this database waits for a lock. */
export async function waitForLock(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}
