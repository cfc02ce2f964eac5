import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per request at the level "debug". It logs the route, not the URL, because URLs may
 * contain tokens.
 */
export function logRequests(app: FastifyInstance, level: string) {
  if (level !== 'debug' && level !== 'trace') return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}
