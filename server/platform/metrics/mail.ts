import { Gauge } from '@prometheus-io/client';
import { getOutboxStats } from '../mail/outbox.ts';
import type { MetricsSource } from './metrics.ts';

type Outbox = Awaited<ReturnType<typeof getOutboxStats>>;

export function observeMail({ database: { db }, clock, registry }: MetricsSource) {
  let looking: Promise<Outbox | undefined> | undefined;

  // All numbers of one answer are of one look.
  const look = () =>
    (looking ??= getOutboxStats(db)
      .catch(() => undefined)
      .finally(() => (looking = undefined)));

  const gauge = (name: string, help: string, read: (outbox: Outbox | undefined) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(read(await look()));
        },
      }),
    );

  gauge('pieces_database_up', '1 where the database answered this look, else 0.', (outbox) =>
    outbox ? 1 : 0,
  );
  // What is not known is no number: a 0 would look like an empty outbox.
  gauge(
    'pieces_outbox_waiting',
    'Mails that wait to be sent, by whichever process.',
    (outbox) => outbox?.waiting ?? Number.NaN,
  );
  gauge(
    'pieces_outbox_given_up',
    'Mails that were tried as often as they are ever tried.',
    (outbox) => outbox?.givenUp ?? Number.NaN,
  );
  gauge(
    'pieces_outbox_oldest_seconds',
    'For how long the oldest mail has waited; 0 where none waits.',
    (outbox) => (outbox ? ageOf(outbox.oldest, clock()) : Number.NaN),
  );
}

const ageOf = (oldest: string | null, now: Date) =>
  oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000);
