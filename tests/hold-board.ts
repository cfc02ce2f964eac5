import type { Pool } from 'pg';

/** Locks a project's board, so that changes wait in line. Returns how to release it. */
export async function holdBoard(pool: Pool, projectId: number): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from projects where id = $1 for update', [projectId]);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}
