import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/**
 * Whether a request was made on this machine: the connection comes from here, no proxy passed it
 * on, and it asks for this machine by name, so that no page elsewhere can read the answer through
 * a name of its own.
 */
export function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const peer = socket.remoteAddress ?? '';
  const local = peer === '::1' || peer.replace('::ffff:', '').startsWith('127.');
  const passedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  const named = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return local && !passedOn && named;
}
