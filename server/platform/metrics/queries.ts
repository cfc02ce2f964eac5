import { Counter, Histogram } from '@prometheus-io/client';
import { durationBuckets } from './durations.ts';
import type { MetricsSource } from './metrics.ts';

export function observeQueries({ app, database, registry, slowMs }: MetricsSource) {
  const registers = [registry];
  const times = new Histogram({
    name: 'pieces_query_duration_seconds',
    help: 'Duration of statements, until the last row.',
    buckets: durationBuckets,
    registers,
  });
  const slowQueries = new Counter({
    name: 'pieces_slow_queries_total',
    help: 'Statements that took SLOW_MS or longer; the log has their texts.',
    registers,
  });
  const unsubscribe = database.watch(({ text, milliseconds, requestId }) => {
    times.observe(milliseconds / 1000);
    if (milliseconds < slowMs) return;
    slowQueries.inc();
    const query = text.replaceAll(/\s+/g, ' ').slice(0, 1000);
    app.log.warn({ query, milliseconds: Math.round(milliseconds), reqId: requestId }, 'slow query');
  });
  app.addHook('onClose', async () => unsubscribe());
}
