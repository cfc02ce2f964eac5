import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchesKey, hasKeyInQuery } from '../http/operator-key.ts';

/**
 * The numbers at /metrics, in Prometheus' format, for whoever sends the key as
 * `Authorization: Bearer …` or in the address. To everyone else there is no such page.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, key: string) {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'error' }, async (request, reply) => {
    if (!sendsKey(request, key) && !hasKeyInQuery(request, key)) return reply.callNotFound();
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

const sendsKey = ({ headers }: FastifyRequest, key: string) =>
  matchesKey(headers.authorization, `Bearer ${key}`);
