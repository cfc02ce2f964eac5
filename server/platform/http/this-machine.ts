import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/**
 * Whether Pieces is only for the machine it runs on: there is no proxy, which would make everybody
 * seem to be here, and no public address.
 */
export const standsAlone = ({ trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>) =>
  trustProxy === 0 && isLoopback(new URL(publicUrl).hostname);

/**
 * Whether a request was made on this machine: the connection comes from here, no proxy passed it
 * on, and it asks for this machine by name, so that no page elsewhere can read the answer through
 * a name of its own.
 */
export function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const local = isLoopback(socket.remoteAddress ?? '');
  const passedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  const named = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return local && !passedOn && named;
}

const isLoopback = (host: string) =>
  /^(localhost|\[?::1\]?|127\.[\d.]+)$/.test(host.replace('::ffff:', ''));
