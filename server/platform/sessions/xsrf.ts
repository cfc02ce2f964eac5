import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '#server/platform/problem.ts';
import { hashToken } from '#server/platform/tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its sender signs each request, and is no browser. */
    isSigned?: boolean;
  }
  interface FastifyReply {
    /** Sends the page a new XSRF token, bound to this session token. */
    renewXsrfToken(sessionToken: string): void;
  }
}

/** Names from the specification, section 9. */
const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/** How many sessions' tokens are remembered, and how long both tokens may be: anyone can send a cookie. */
const [maxSessions, maxRemembered] = [10_000, 200];

/**
 * Requests that change something must repeat the XSRF cookie in a header, because only our own pages
 * can read the cookie. The token is signed together with the session, so a planted cookie is useless.
 */
export const xsrf = fp(async function xsrf(
  app: FastifyInstance,
  { secret, secure, publicUrl }: { secret: string; secure: boolean; publicUrl: string },
) {
  const publicHost = new URL(publicUrl).host;
  /** Verified tokens by session token. A signature stays valid, so these never have to be removed. */
  const genuine = new Map<string, string>();

  app.decorateReply('renewXsrfToken', function renew(this: FastifyReply, sessionToken: string) {
    this.setCookie(cookieName, createXsrfToken(secret, sessionToken), {
      path: '/',
      sameSite: 'lax',
      secure,
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isSigned) return done();
    const cookie = request.cookies[cookieName] ?? '';
    const genuine = isGenuine(cookie, request.sessionToken());
    // Assets and photos are cached for everyone, so they must not set cookies.
    if (!genuine && !/^\/(assets|photos)\//.test(request.url))
      reply.renewXsrfToken(request.sessionToken());
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS')
      return done();
    if (request.routeOptions.config.isSigned) return done();
    const header = request.headers[headerName];
    const matches = genuine && typeof header === 'string' && areEqual(header, cookie);
    if (!matches || isCrossOrigin(request)) return done(new ProblemError('xsrf_mismatch'));
    return done();
  });

  /** Whether the Origin header names another host than the requested one or the public one. */
  function isCrossOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
    if (origin === undefined) return false;
    const from = URL.canParse(origin) ? new URL(origin).host : undefined;
    return from !== host && from !== publicHost;
  }

  function isGenuine(token: string, sessionToken: string): boolean {
    const known = genuine.get(sessionToken);
    if (known && areEqual(token, known)) return true;
    const [nonce = '', signature = ''] = token.split('.');
    const isSigned = nonce !== '' && areEqual(signature, sign({ secret, nonce, sessionToken }));
    if (isSigned) remember(token, sessionToken);
    return isSigned;
  }

  function remember(token: string, sessionToken: string) {
    if (token.length + sessionToken.length > maxRemembered) return;
    const [oldest] = genuine.size >= maxSessions ? genuine.keys() : [];
    if (oldest !== undefined) genuine.delete(oldest);
    genuine.set(sessionToken, token);
  }
});

export function createXsrfToken(secret: string, sessionToken: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign({ secret, nonce, sessionToken })}`;
}

type Signed = { secret: string; nonce: string; sessionToken: string };

function sign({ secret, nonce, sessionToken }: Signed): string {
  const session = sessionToken ? hashToken(sessionToken).toString('base64url') : '';
  return createHmac('sha256', secret).update(`${nonce}.${session}`).digest('base64url');
}

function areEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
