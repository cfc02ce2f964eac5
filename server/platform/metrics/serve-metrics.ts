import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine } from '../http/this-machine.ts';

/**
 * The numbers at /metrics, in Prometheus' format: with a token for whoever sends it as
 * `Authorization: Bearer …`; without one for a program on this machine, where Pieces stands alone.
 * To everyone else there is no such page.
 */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { token, alone }: { token: string | undefined; alone: boolean },
) {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'error' }, async (request, reply) => {
    const may = token === undefined ? alone && isFromThisMachine(request) : sends(request, token);
    if (!may) return reply.callNotFound();
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

/** Compared as hashes, which are of one length and take as long whatever was guessed. */
const sends = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));

const hash = (text: string) => createHash('sha256').update(text).digest();
