import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const storage = new AsyncLocalStorage<string>();
const header = 'x-request-id';

/** The id of the request being handled; undefined outside a request. */
export const currentRequestId = () => storage.getStore();

/** The id from a trusted proxy, or else a new one. */
export const requestIdFrom =
  (trustProxy: number) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const fromProxy = trustProxy > 0 ? headers[header] : undefined;
    return typeof fromProxy === 'string' && /^[\w-]{8,64}$/.test(fromProxy)
      ? fromProxy
      : randomUUID();
  };

/** Sends the id with each response and makes it available as `currentRequestId`. */
export function trackRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    storage.run(request.id, done);
  });
}
