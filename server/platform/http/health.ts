import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { ProblemError } from '../problem.ts';

/** Whether the process runs, and whether it can do its work: not without its database, nor while it stops. */
export function serveHealth(app: FastifyInstance, pool: Pool) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    if (stopping) throw new ProblemError('unavailable');
    await pool.query('select 1');
    return { status: 'ok' };
  });
}
