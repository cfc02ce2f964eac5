import { Counter, Histogram } from '@prometheus-io/client';
import { durationBuckets } from './durations.ts';
import type { MetricsSource } from './metrics.ts';

export function observeQueries({ app, database, registry, slow }: MetricsSource) {
  const registers = [registry];
  const times = new Histogram({
    name: 'pieces_query_duration_seconds',
    help: 'Statements, from being sent to the last row.',
    buckets: durationBuckets,
    registers,
  });
  const slowOnes = new Counter({
    name: 'pieces_slow_queries_total',
    help: 'Statements that took as long as SLOW_MS or longer; the log has their texts.',
    registers,
  });
  const end = database.watch(({ text, milliseconds, requestId }) => {
    times.observe(milliseconds / 1000);
    if (milliseconds < slow) return;
    slowOnes.inc();
    const query = text.replaceAll(/\s+/g, ' ').slice(0, 1000);
    app.log.warn({ query, milliseconds: Math.round(milliseconds), reqId: requestId }, 'slow query');
  });
  app.addHook('onClose', async () => end());
}
