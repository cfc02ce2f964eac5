import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const checkInterval = 20;
/** How long open connections may send a last request, in milliseconds. */
const gracePeriod = 1_000;

/**
 * Drains connections between SIGTERM and the end of the process:
 *
 * 1. For `seconds`, everything is served as usual, so that the proxy notices that readiness fails.
 * 2. No new connections are accepted, and `endStreams` ends streams; their readers reconnect to
 *    another process.
 * 3. Open connections get a last answer, which asks the client to close them. If we closed them,
 *    a request that is already on its way would be lost.
 */
export function drainConnections(
  app: FastifyInstance,
  { seconds, endStreams }: { seconds: number; endStreams: () => Promise<void> },
) {
  app.addHook('preClose', async () => {
    await setTimeout(seconds * 1000);
    // The HTTP server's own close() would also close idle connections.
    Server.prototype.close.call(app.server);
    await endStreams();
    const end = Date.now() + gracePeriod;
    while (Date.now() < end && (await countConnections(app.server)) > 0) {
      await setTimeout(checkInterval);
    }
  });
}

const countConnections = (server: Server) => promisify(server.getConnections.bind(server))();
