import { Counter, Histogram } from '@prometheus-io/client';
import type { MetricsSource } from './metrics.ts';
import { durationBuckets } from './durations.ts';
import { limitLines, slowLines } from './limit-lines.ts';

const isProbe = /^\/(health\/|metrics$)/;

export function observeRequests({ app, registry, slowMs }: MetricsSource) {
  const times = new Histogram({
    name: 'pieces_request_duration_seconds',
    help: 'Duration of requests by route and status, until the end of the response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durationBuckets,
    registers: [registry],
  });
  const slowRequests = new Counter({
    name: 'pieces_slow_requests_total',
    help: 'Requests that took SLOW_MS or longer; the log has the routes of some.',
    registers: [registry],
  });
  const limit = limitLines(slowLines);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    // Streams stay open as long as a board is visible, and probes would distort the numbers.
    if (routeOptions.config.isStream || isProbe.test(route)) return;
    const milliseconds = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    times.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (milliseconds < slowMs) return;
    slowRequests.inc();
    limit((leftOut) => {
      request.log.warn({ method, route, status, milliseconds, leftOut }, 'slow request');
    });
  });
}
