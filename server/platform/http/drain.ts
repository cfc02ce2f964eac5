import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const betweenLooks = 20;
/** For so long, in milliseconds, who is connected may still send a request. */
const lastMoment = 1_000;

/**
 * What happens between being asked to stop and stopping. For so many `seconds` everything is
 * answered as ever, so that a proxy can learn from readiness to go elsewhere. Then nobody new is
 * let in; `endStreams` ends what would go on, now that its readers come back elsewhere; and who is
 * connected is answered once more: every answer asks for the connection to be closed. One that is
 * cut from this side could be cut just when its next request is on the way, which would be lost.
 */
export function drainConnections(
  app: FastifyInstance,
  { seconds, endStreams }: { seconds: number; endStreams: () => Promise<void> },
) {
  app.addHook('preClose', async () => {
    await setTimeout(seconds * 1000);
    // The one of HTTP would cut what is idle.
    Server.prototype.close.call(app.server);
    await endStreams();
    const end = Date.now() + lastMoment;
    while (Date.now() < end && (await countConnections(app.server)) > 0) {
      await setTimeout(betweenLooks);
    }
  });
}

const countConnections = (server: Server) => promisify(server.getConnections.bind(server))();
