import type { FastifyInstance } from 'fastify';

/**
 * Notices requests that seem to come through a proxy although `trustProxy` is 0: all visitors have the
 * proxy's address then, and share its rate limits. Without a proxy, a visitor sent the header. Logs the
 * first one; returns whether there was one.
 */
export function watchForUntrustedProxy(app: FastifyInstance, trustProxy: number): () => boolean {
  let isSeen = false;
  if (trustProxy > 0) return () => false;
  app.addHook('onRequest', async (request) => {
    if (isSeen || request.headers['x-forwarded-for'] === undefined) return;
    isSeen = true;
    request.log.warn(
      'A request has X-Forwarded-For, but TRUST_PROXY is 0. If it came through a proxy of yours, everyone behind it shares its rate limits: set TRUST_PROXY to the number of proxies. If there is none, leave it at 0, because anyone can send that header.',
    );
  });
  return () => isSeen;
}
