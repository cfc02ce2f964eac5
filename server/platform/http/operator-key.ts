import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The key to a page that is only for whoever runs Pieces. It follows from the secret, so that every
 * process has the same, and is printed at the start; where a request comes from says nothing, since
 * a proxy on this machine makes everybody seem to be here.
 */
export const deriveOperatorKey = (secret: string, page: 'mailbox' | 'metrics'): string =>
  createHmac('sha256', secret).update(`operator key\n${page}`).digest('base64url');

/** The address of such a page with its key, for the log. */
export const linkWithKey = (address: string, key: string) =>
  `${address}?key=${encodeURIComponent(key)}`;

/** Whether the address of a request names the key. */
export const hasKeyInQuery = ({ query }: FastifyRequest, key: string): boolean =>
  matchesKey((query as { key?: unknown }).key, key);

/** Compared as hashes, which are of one length and take as long whatever was guessed. */
export const matchesKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(hash(given), hash(key));

const hash = (text: string) => createHash('sha256').update(text).digest();
