import type { FastifyInstance } from 'fastify';

/**
 * Some email programs open the address of the List-Unsubscribe header like a link. Opening it changes
 * nothing, because scanners open links too: it leads to the page that asks first.
 */
export function serveUnsubscribeLinks(app: FastifyInstance) {
  app.get<{ Params: { token: string } }>(
    '/api/unsubscribe/:token',
    { schema: { hide: true } },
    (request, reply) => reply.redirect(`/unsubscribe#${encodeURIComponent(request.params.token)}`),
  );
}
