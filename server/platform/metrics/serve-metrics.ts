import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine } from '../http/this-machine.ts';

/**
 * The numbers at /metrics, in Prometheus' format: for a program on this machine, or with a token
 * for whoever sends it as `Authorization: Bearer …`. To everyone else there is no such page.
 */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { token }: { token: string | undefined },
) {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'error' }, async (request, reply) => {
    const may = token === undefined ? isFromThisMachine(request) : sends(request, token);
    if (!may) return reply.callNotFound();
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

/** Compared as hashes, which are of one length and take as long whatever was guessed. */
const sends = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));

const hash = (text: string) => createHash('sha256').update(text).digest();
