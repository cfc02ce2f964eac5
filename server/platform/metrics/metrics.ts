import { Gauge, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/connect.ts';
import { version } from '#server/platform/version.ts';
import { observeBackups } from './backups.ts';
import { observeMail } from './mail.ts';
import { measureProcess } from './own-process.ts';
import { observePool } from './pool.ts';
import { observeQueries } from './queries.ts';
import { observeRequests } from './requests.ts';

export type MetricsSource = {
  app: FastifyInstance;
  database: Database;
  clock: () => Date;
  registry: Registry;
  /** Statements and requests that take at least this many milliseconds are slow. */
  slowMs: number;
  /** Where backups are, if this process knows. */
  backupDir: string | undefined;
};

/**
 * Creates the Prometheus metrics of this process: requests by route, statements, connections, the
 * outbox, streams, backups, and the process itself. Also logs slow statements (without their values) and slow
 * requests (by route), each with the request's id.
 */
export function createMetrics(
  source: Omit<MetricsSource, 'registry'> & { streams: () => number },
): Registry {
  const registry = Registry.merge([measureProcess()]);
  for (const observe of [
    observeRequests,
    observeQueries,
    observePool,
    observeMail,
    observeBackups,
  ]) {
    observe({ ...source, registry });
  }
  registry.registerMetric(
    new Gauge({
      name: 'pieces_info',
      help: 'Always 1; the label is the version of Pieces.',
      labelNames: ['version'] as const,
      registers: [],
      collect() {
        this.set({ version }, 1);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'pieces_streams',
      help: 'Open streams of boards and notifications.',
      registers: [],
      collect() {
        this.set(source.streams());
      },
    }),
  );
  return registry;
}
