import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { observeMail } from './mail.ts';
import { observePool } from './pool.ts';
import { observeQueries } from './queries.ts';
import { observeRequests } from './requests.ts';

export type MetricsSource = {
  app: FastifyInstance;
  database: Database;
  clock: () => Date;
  registry: Registry;
  /** From how many milliseconds on a statement or a request is slow. */
  slow: number;
};

/**
 * Counts and times what this process does, for Prometheus: requests by route, statements, the pool,
 * the outbox, streams, and the process itself. What is slow is written to the log as well, a
 * statement without its values and a request by its route, each with the request's id.
 */
export function createMetrics(
  source: Omit<MetricsSource, 'registry'> & { streams: () => number },
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const observe of [observeRequests, observeQueries, observePool, observeMail]) {
    observe({ ...source, registry });
  }
  registry.registerMetric(
    new Gauge({
      name: 'pieces_streams',
      help: 'Streams of boards that are open.',
      registers: [],
      collect() {
        this.set(source.streams());
      },
    }),
  );
  return registry;
}
