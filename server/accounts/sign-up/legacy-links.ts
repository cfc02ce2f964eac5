import type { FastifyInstance } from 'fastify';
import { cutText } from '#contract/values/text/cut-text.ts';

/**
 * Emails from older versions link to these URLs, which used to confirm on GET. Now they only redirect
 * to the pages that ask first.
 */
export function serveLegacyLinks(app: FastifyInstance) {
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
  return typeof token === 'string' ? encodeURIComponent(cutText(token, 100)) : '';
};
