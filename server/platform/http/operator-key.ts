import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type OperatorPage = 'mailbox' | 'metrics';

/**
 * Derives the key to an operator page. It comes from the secret, so every process has the same one,
 * and is printed at startup. We can't use the client's address instead: behind a proxy on this
 * machine, every request seems to be local.
 */
export const deriveOperatorKey = (secret: string, page: OperatorPage): string =>
  createHmac('sha256', secret).update(`operator key\n${page}`).digest('base64url');

/** The URL of an operator page including its key, for the log. */
export const linkWithKey = (url: string, key: string) => `${url}?key=${encodeURIComponent(key)}`;

/**
 * Returns a hook that opens an operator page through its link, which sets a cookie, and from then on
 * through that cookie. Everyone else gets a 404.
 */
export function requireKey({
  page,
  path,
  key,
  secure,
}: {
  page: OperatorPage;
  path: string;
  key: string;
  secure: boolean;
}) {
  const cookie = secure ? `__Host-pieces_${page}` : `pieces_${page}`;
  return async ({ query, cookies }: FastifyRequest, reply: FastifyReply) => {
    if (matchesKey((query as { key?: unknown }).key, key)) {
      reply.setCookie(cookie, key, { path: '/', httpOnly: true, sameSite: 'lax', secure });
      // Redirect, so that the key doesn't stay in the browser's history.
      return reply.redirect(path);
    }
    if (!matchesKey(cookies[cookie], key)) return reply.callNotFound();
  };
}

/** Compares hashes, so that the time doesn't depend on the guess. */
export const matchesKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(hash(given), hash(key));

const hash = (text: string) => createHash('sha256').update(text).digest();
