import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'node:net';
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
 * 4. Connections without any request are closed. Browsers open some in advance, and the HTTP server
 *    would wait for their first request.
 */
export function drainConnections(
  app: FastifyInstance,
  { seconds, endStreams }: { seconds: number; endStreams: () => Promise<void> },
) {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    await setTimeout(seconds * 1000);
    // The HTTP server's own close() would also close idle connections.
    Server.prototype.close.call(app.server);
    await endStreams();
    const end = Date.now() + gracePeriod;
    while (Date.now() < end && (await countConnections(app.server)) > 0) {
      await setTimeout(checkInterval);
    }
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}

const countConnections = (server: Server) => promisify(server.getConnections.bind(server))();
