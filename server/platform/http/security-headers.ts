import type { FastifyInstance } from 'fastify';

type Headers = Record<string, string>;

/** Whether people use HTTPS, also for all subdomains. */
export type Site = { secure: boolean; hstsSubdomains: boolean };

const commonHeaders = ({ secure, hstsSubdomains }: Site): Headers => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure && {
    'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** For responses that are never a page: nothing in them may run or load. */
const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For files that people load or open, such as pictures: they can only be shown, and never in a frame. */
export const filePolicy = `${dataPolicy}; sandbox`;

/** Pages run only our own files and are never shown in a frame. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a page that also has a style element of its own; `source` is its hash. */
export const allowStyles = (source: string) =>
  pagePolicy.replace("style-src 'self'", `style-src 'self' ${source}`);

const apiHeaders = (site: Site): Headers => ({
  'content-security-policy': dataPolicy,
  ...commonHeaders(site),
});

/** Beside what API responses have, what only affects pages. */
const pageHeaders = (site: Site): Headers => ({
  'content-security-policy': pagePolicy,
  ...commonHeaders(site),
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Security headers for responses that no hook reaches: to malformed requests and undecodable URLs. */
export const minimalHeaders = (site: Site): Headers => ({
  ...apiHeaders(site),
  'cache-control': 'no-store',
});

/** Forbids browsers and proxies to cache a response unless it allows that itself. */
export function forbidCaching(app: FastifyInstance) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Sets the security headers of every response: those of a page, except for API endpoints. */
export function setSecurityHeaders(app: FastifyInstance, site: Site) {
  const [ofApi, ofPages] = [apiHeaders(site), pageHeaders(site)];
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(routeOptions.config.isApi ? ofApi : ofPages);
    done();
  });
}
