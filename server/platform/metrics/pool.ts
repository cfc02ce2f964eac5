import { Gauge } from '@prometheus-io/client';
import type { MetricsSource } from './metrics.ts';

export function observePool({ database: { pool }, registry }: MetricsSource) {
  registry.registerMetric(
    new Gauge({
      name: 'pieces_database_connections',
      help: 'Database connections (busy, idle), and requests waiting for one (wanted).',
      labelNames: ['state'] as const,
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'wanted' }, pool.waitingCount);
      },
    }),
  );
}
