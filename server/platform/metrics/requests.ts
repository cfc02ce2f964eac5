import { Histogram } from '@prometheus-io/client';
import type { MetricsSource } from './metrics.ts';
import { durationBuckets } from './durations.ts';

const isProbe = /^\/(health\/|metrics$)/;

export function observeRequests({ app, registry, slow }: MetricsSource) {
  const times = new Histogram({
    name: 'pieces_request_duration_seconds',
    help: 'Requests by route and status, from their head to the end of the answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durationBuckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    // A stream lasts as long as somebody looks at a board, and who only asks how we are would make
    // everything look better, or worse, than it is for people.
    if (routeOptions.config.isStream || isProbe.test(route)) return;
    const milliseconds = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    times.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (milliseconds >= slow) {
      request.log.warn({ method, route, status, milliseconds }, 'slow request');
    }
  });
}
