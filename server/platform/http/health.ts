import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { ProblemError } from '#server/platform/problem.ts';
import { version } from '#server/platform/version.ts';

/** Serves liveness (the process runs) and readiness (the database answers, and it isn't stopping). */
export function serveHealth(app: FastifyInstance, pool: Pool) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    if (stopping) throw new ProblemError('unavailable');
    await pool.query('select 1');
    return { status: 'ok', version };
  });
}
