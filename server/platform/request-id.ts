import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const storage = new AsyncLocalStorage<string>();
const header = 'x-request-id';

/** The id of the request for which this is done; undefined where nobody asked for it. */
export const currentRequestId = () => storage.getStore();

/** The id that a proxy in front of us gave a request, where one is trusted; else one of our own. */
export const requestIdFrom =
  (trustProxy: number) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = trustProxy > 0 ? headers[header] : undefined;
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  };

/** Says the id of a request in its answer, and lets whatever is done for it know the id. */
export function trackRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    storage.run(request.id, done);
  });
}
