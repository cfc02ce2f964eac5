import type { FastifyInstance } from 'fastify';

/**
 * Notices requests that came through a proxy although `trustProxy` is 0: all visitors seem to have the
 * proxy's address then, and share its rate limits. Logs the first one; returns whether there was one.
 */
export function watchForUntrustedProxy(app: FastifyInstance, trustProxy: number): () => boolean {
  let isSeen = false;
  if (trustProxy > 0) return () => false;
  app.addHook('onRequest', async (request) => {
    if (isSeen || request.headers['x-forwarded-for'] === undefined) return;
    isSeen = true;
    request.log.warn(
      'A request has X-Forwarded-For, but TRUST_PROXY is 0, so everyone behind that proxy shares its rate limits. Set TRUST_PROXY to the number of proxies.',
    );
  });
  return () => isSeen;
}
