import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesKey, requireKey } from '#server/platform/http/operator-key.ts';

/**
 * Serves /metrics in Prometheus format to clients that send the key as `Authorization: Bearer …`, and to
 * browsers that have opened the link with the key.
 */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { key, secure }: { key: string; secure: boolean },
) {
  const path = '/metrics';
  const requireLink = requireKey({ page: 'metrics', path, key, secure });
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) =>
    hasKeyInHeader(request, key) ? undefined : requireLink(request, reply);
  app.get(path, { schema: { hide: true }, logLevel: 'error', preHandler }, async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

const hasKeyInHeader = ({ headers }: FastifyRequest, key: string) =>
  matchesKey(headers.authorization, `Bearer ${key}`);
