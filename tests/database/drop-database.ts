import type { Pool } from 'pg';

/**
 * Drops a test's database after ending its connections. `with (force)` would fail while autovacuum
 * is at work there. Needs no statement timeout, because it waits for a checkpoint.
 */
export async function dropDatabase(pool: Pool, name: string) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout to 0');
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and usename = current_user and pid <> pg_backend_pid()`,
      [name],
    );
    await client.query(`drop database ${name}`);
  } catch (error) {
    // Still in use: the server's whole folder is deleted at the end of the run.
    if ((error as { code?: string }).code !== objectInUse) throw error;
  } finally {
    client.release(true);
  }
}

const objectInUse = '55006';
