import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const betweenLooks = 20;
/** Long enough for the next request of a connection in use. */
const shortest = 1_000;

/**
 * Before the process stops listening, what still comes in is answered, and every answer asks its
 * client to close the connection. A connection that is cut from this side could be cut just when
 * its next request is on the way, which would then be lost.
 *
 * This lasts for so many seconds, in which a proxy learns from readiness that it has to go
 * elsewhere; where the number is not given, for a second at most, or until nobody is connected.
 */
export function drainConnections(app: FastifyInstance, seconds: number | undefined) {
  app.addHook('preClose', async () => {
    if (seconds !== undefined) return setTimeout(seconds * 1000);
    const end = Date.now() + shortest;
    while (Date.now() < end && (await countConnections(app.server)) > 0) {
      await setTimeout(betweenLooks);
    }
  });
}

const countConnections = (server: Server) => promisify(server.getConnections.bind(server))();
