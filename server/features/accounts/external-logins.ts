import type { FastifyInstance } from 'fastify';

/**
 * Where the browser goes to sign in with Google or GitHub. No keys of theirs can be set yet, so
 * both lead back to /login, which says that it failed (section 8).
 */
export function serveExternalLogins(app: FastifyInstance) {
  for (const provider of ['google', 'github']) {
    app.get(`/oauth2/authorization/${provider}`, { schema: { hide: true } }, (_request, reply) =>
      reply.redirect(`/login?error=${provider}`),
    );
  }
}
