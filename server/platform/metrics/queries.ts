import { Counter, Histogram } from '@prometheus-io/client';
import { durationBuckets } from './durations.ts';
import { limitLines, slowLines } from './limit-lines.ts';
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
    help: 'Statements that took SLOW_MS or longer; the log has the texts of some.',
    registers,
  });
  const limit = limitLines(slowLines);
  const unsubscribe = database.watch(({ text, milliseconds, requestId }) => {
    times.observe(milliseconds / 1000);
    if (milliseconds < slowMs) return;
    slowQueries.inc();
    limit((leftOut) => {
      const query = text.replaceAll(/\s+/g, ' ').slice(0, 1000);
      const details = { query, milliseconds: Math.round(milliseconds), reqId: requestId, leftOut };
      app.log.warn(details, 'slow query');
    });
  });
  app.addHook('onClose', async () => unsubscribe());
}
