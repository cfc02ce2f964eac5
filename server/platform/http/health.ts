import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** Whether the process runs, and whether it can do its work. */
export function serveHealth(app: FastifyInstance, pool: Pool) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    await pool.query('select 1');
    return { status: 'ok' };
  });
}
