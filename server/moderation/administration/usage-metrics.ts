import { Gauge, type Registry } from '@prometheus-io/client';
import type { Context } from '#server/platform/context.ts';
import { createTimedCache } from '#server/platform/timed-cache.ts';
import { type People, readPeople } from './people-store.ts';
import { readUsage, type Usage } from './usage-store.ts';

/** It changes slowly, so that each process reads it this often at most. */
const seconds = 10 * 60;

type Observing = Pick<Context, 'db' | 'clock'> & { registry: Registry };

/** Adds how the community is doing to the metrics. All processes report the same. */
export function observeUsage({ db, clock, registry }: Observing) {
  const getOrRead = createTimedCache<Usage & People>({ seconds, most: 1, clock });
  const read = async () => ({
    ...(await readUsage(db, clock())),
    ...(await readPeople(db, clock())),
  });
  const getUsage = () => getOrRead('usage', read).catch(() => undefined);

  /** A gauge has one label, or only one value, whose label is ''. */
  function gauge(
    { name, help, label = '' }: { name: string; help: string; label?: string },
    read: (usage: Usage & People) => Record<string, number | null>,
  ) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers: [],
        async collect() {
          const usage = await getUsage();
          this.reset();
          // No zeros, because they would look like a community in which nothing happens.
          if (!usage) return;
          for (const [value, count] of Object.entries(read(usage)))
            this.set(label ? { [label]: value } : {}, count ?? Number.NaN);
        },
      }),
    );
  }

  gauge(
    {
      name: 'pieces_join_requests',
      help: 'Requests to join a team of the last 30 days, by whether they were answered in time.',
      label: 'outcome',
    },
    ({ answered, expired }) => ({ answered, expired }),
  );
  gauge(
    {
      name: 'pieces_join_request_answer_hours',
      help: 'How many hours people waited for an answer, in the last 30 days.',
      label: 'quantile',
    },
    ({ medianHours, slowHours }) => ({ '0.5': medianHours, '0.9': slowHours }),
  );
  gauge(
    {
      name: 'pieces_joiners',
      help: 'People who joined a team 7 to 37 days ago, by whether they had a ticket within 7 days.',
      label: 'first_ticket',
    },
    ({ joiners, joinersWithTicket }) => ({
      yes: joinersWithTicket,
      no: joiners - joinersWithTicket,
    }),
  );
  gauge(
    {
      name: 'pieces_hackathons',
      help: 'Hackathons that are upcoming, running, or ended in the last 30 days.',
      label: 'state',
    },
    ({ upcoming, running, ended }) => ({ upcoming, running, ended }),
  );
  gauge({ name: 'pieces_accounts', help: 'Accounts.' }, ({ accounts }) => ({ '': accounts }));
  gauge(
    {
      name: 'pieces_active_people',
      help: 'People who used Pieces in the last day and the last 7 days.',
      label: 'within',
    },
    ({ activeInDay, activeInWeek }) => ({ day: activeInDay, week: activeInWeek }),
  );
  gauge(
    {
      name: 'pieces_sign_ups',
      help: 'Accounts created in the last day and the last 7 days.',
      label: 'within',
    },
    ({ createdInDay, createdInWeek }) => ({ day: createdInDay, week: createdInWeek }),
  );
  gauge({ name: 'pieces_database_bytes', help: 'Size of the database.' }, ({ bytes }) => ({
    '': bytes,
  }));
}
