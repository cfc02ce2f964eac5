import { Gauge } from '@prometheus-io/client';
import { getOutboxStats } from '#server/platform/mail/outbox.ts';
import type { MetricsSource } from './metrics.ts';

type OutboxStats = Awaited<ReturnType<typeof getOutboxStats>>;

export function observeMail({ database: { db }, clock, registry }: MetricsSource) {
  let query: Promise<OutboxStats | undefined> | undefined;

  // All metrics of one scrape share one query.
  const getStats = () =>
    (query ??= getOutboxStats(db)
      .catch(() => undefined)
      .finally(() => (query = undefined)));

  const gauge = (name: string, help: string, read: (outbox: OutboxStats | undefined) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(read(await getStats()));
        },
      }),
    );

  gauge('pieces_database_up', '1 if the database answered, else 0.', (outbox) => (outbox ? 1 : 0));
  // NaN, because 0 would look like an empty outbox.
  gauge(
    'pieces_outbox_waiting',
    'Emails waiting to be sent, by any process.',
    (outbox) => outbox?.waiting ?? Number.NaN,
  );
  gauge(
    'pieces_outbox_given_up',
    'Emails that failed too often and were given up.',
    (outbox) => outbox?.givenUp ?? Number.NaN,
  );
  gauge(
    'pieces_outbox_oldest_seconds',
    'Age of the oldest waiting email; 0 if none is waiting.',
    (outbox) => (outbox ? ageOf(outbox.oldest, clock()) : Number.NaN),
  );
}

const ageOf = (oldest: string | null, now: Date) =>
  oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000);
