import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { RelativeDate } from '#web/ui/text/dates.tsx';
import type { Statistics } from './forum-search.ts';

type ForumStatisticsProps = {
  /** Of the threads that match the search, if they're known, and of all. */
  found?: Statistics | undefined;
  all: Statistics;
};

/** Statistics of the found discussions, with the totals if not all were found. */
export function ForumStatistics({ found, all: total }: ForumStatisticsProps) {
  const shown = found ?? total;
  return (
    <section
      aria-labelledby="forum-statistics"
      className="rounded-lg border border-line bg-surface px-4 py-3"
    >
      <h2 id="forum-statistics" className="sr-only">
        Statistics
      </h2>
      <dl className="grid grid-cols-3 gap-3 lg:grid-cols-1 lg:gap-2">
        <Figure name="Total discussions">
          <CountOf shown={shown.discussions} total={total.discussions} />
        </Figure>
        <Figure name="Active categories">
          <CountOf shown={shown.categories} total={total.categories} />
        </Figure>
        <Figure name="Latest activity">
          {shown.latestActivity ? <RelativeDate day={shown.latestActivity} /> : 'None'}
        </Figure>
      </dl>
      {found && (
        <output className="sr-only">{formatCount(found.discussions, 'discussion')} found</output>
      )}
    </section>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end lg:flex-row lg:items-baseline lg:justify-between">
    <dt className="text-sm leading-snug text-soft">{name}</dt>
    <dd className="font-display text-lg font-semibold tabular-nums">{children}</dd>
  </div>
);

const CountOf = ({ shown, total }: { shown: number; total: number }) => (
  <>
    {formatNumber(shown)}
    {shown < total && (
      <span className="text-sm font-normal text-soft"> of {formatNumber(total)}</span>
    )}
  </>
);
