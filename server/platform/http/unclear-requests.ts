import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#server/platform/problem.ts';

/** Refuses requests without a host, or that expect something unknown. Node would answer them itself. */
export function refuseUnclearRequests(app: FastifyInstance) {
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  app.addHook('onRequest', async ({ headers, raw }) => {
    const isHostMissing = raw.httpVersion === '1.1' && !headers.host;
    const isUnknown = headers.expect !== undefined && !/^100-continue$/i.test(headers.expect);
    if (isHostMissing || isUnknown) throw new ProblemError('malformed_request');
  });
}
