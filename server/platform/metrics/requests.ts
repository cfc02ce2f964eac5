import { Histogram } from '@prometheus-io/client';
import type { Observed } from './metrics.ts';
import { durations } from './durations.ts';

export function observeRequests({ app, registry, slow }: Observed) {
  const times = new Histogram({
    name: 'pieces_request_duration_seconds',
    help: 'Requests by route and status, from their head to the end of the answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durations,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { method, routeOptions } = request;
    // A stream lasts as long as somebody looks at a board.
    if (routeOptions.config.isStream) return;
    const route = routeOptions.url ?? 'none';
    const milliseconds = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    times.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (milliseconds >= slow) {
      request.log.warn({ method, route, status, milliseconds }, 'slow request');
    }
  });
}
