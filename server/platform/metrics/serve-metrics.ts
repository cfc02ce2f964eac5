import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchesKey, hasKeyInQuery } from '#server/platform/http/operator-key.ts';

/**
 * Serves /metrics in Prometheus format to clients that send the key as `Authorization: Bearer …` or in
 * the query. Everyone else gets a 404.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, key: string) {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'error' }, async (request, reply) => {
    if (!hasKeyInHeader(request, key) && !hasKeyInQuery(request, key)) return reply.callNotFound();
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

const hasKeyInHeader = ({ headers }: FastifyRequest, key: string) =>
  matchesKey(headers.authorization, `Bearer ${key}`);
