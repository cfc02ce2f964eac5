import type { Pool } from 'pg';

/**
 * Drops a database of a test. What still works in it is asked to leave first: `with (force)` is
 * refused while autovacuum, which isn't ours to end, is at work there. It may take longer than any
 * statement of the product, because it waits for a checkpoint.
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
    // Something that hasn't left yet keeps it; it goes with the server, at the end of the run.
    if ((error as { code?: string }).code !== objectInUse) throw error;
  } finally {
    client.release(true);
  }
}

const objectInUse = '55006';
