import type { FastifyInstance } from 'fastify';

/**
 * Links in emails of the version before led to these addresses, which confirmed by being opened. Now
 * they lead to the pages that ask first, and change nothing.
 */
export function serveFormerLinks(app: FastifyInstance) {
  const options = { schema: { hide: true } };
  app.get('/api/auth/verify', options, (request, reply) =>
    reply.redirect(`/verify?token=${tokenOf(request.query)}`),
  );
  app.get('/api/auth/confirm-contact', options, (request, reply) =>
    reply.redirect(`/confirm-contact#${tokenOf(request.query)}`),
  );
}

const tokenOf = (query: unknown) => {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? encodeURIComponent(token.slice(0, 100)) : '';
};
