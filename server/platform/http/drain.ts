import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const betweenLooks = 20;

/**
 * Before the process stops listening: for up to so many milliseconds every answer asks its client
 * to close the connection, and what still comes in is answered. A connection that is cut from this
 * side could be cut just when its next request is on the way, which would then be lost.
 */
export function drainConnections(app: FastifyInstance, milliseconds: number) {
  app.addHook('preClose', async () => {
    const end = Date.now() + milliseconds;
    while (Date.now() < end && (await countConnections(app.server)) > 0) {
      await setTimeout(betweenLooks);
    }
  });
}

const countConnections = (server: Server) => promisify(server.getConnections.bind(server))();
