import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Derives the key to an operator page. It comes from the secret, so every process has the same one,
 * and is printed at startup. We can't use the client's address instead: behind a proxy on this
 * machine, every request seems to be local.
 */
export const deriveOperatorKey = (secret: string, page: 'mailbox' | 'metrics'): string =>
  createHmac('sha256', secret).update(`operator key\n${page}`).digest('base64url');

/** The URL of an operator page including its key, for the log. */
export const linkWithKey = (url: string, key: string) => `${url}?key=${encodeURIComponent(key)}`;

/** Whether the request has the key in its query. */
export const hasKeyInQuery = ({ query }: FastifyRequest, key: string): boolean =>
  matchesKey((query as { key?: unknown }).key, key);

/** Compares hashes, so that the time doesn't depend on the guess. */
export const matchesKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(hash(given), hash(key));

const hash = (text: string) => createHash('sha256').update(text).digest();
