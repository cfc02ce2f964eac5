import type { FastifyInstance } from 'fastify';

/**
 * One line a request at the level "debug": the route rather than the address, because addresses
 * hold tokens.
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
