import type { ReactNode } from 'react';
import { statisticsOf } from '#web/features/forum/forum-search.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import type { ForumThread } from '#web/sample/forum-entity.ts';
import { RelativeDate } from '#web/ui/dates.tsx';

type ForumStatisticsProps = {
  /** The threads that were found, of how many there are. */
  found: readonly ForumThread[];
  all: readonly ForumThread[];
};

/** Three figures about the discussions that were found; of how many, where that is not all. */
export function ForumStatistics({ found, all }: ForumStatisticsProps) {
  const shown = statisticsOf(found);
  const whole = statisticsOf(all);
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
          <CountOf shown={shown.discussions} whole={whole.discussions} />
        </Figure>
        <Figure name="Active categories">
          <CountOf shown={shown.categories} whole={whole.categories} />
        </Figure>
        <Figure name="Latest activity">
          {shown.latestActivity ? <RelativeDate day={shown.latestActivity} /> : 'none'}
        </Figure>
      </dl>
      <output className="sr-only">{formatCount(found.length, 'discussion')} found</output>
    </section>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end lg:flex-row lg:items-baseline lg:justify-between">
    <dt className="text-sm leading-snug text-soft">{name}</dt>
    <dd className="font-display text-lg font-semibold tabular-nums">{children}</dd>
  </div>
);

const CountOf = ({ shown, whole }: { shown: number; whole: number }) => (
  <>
    {formatNumber(shown)}
    {shown < whole && (
      <span className="text-sm font-normal text-soft"> of {formatNumber(whole)}</span>
    )}
  </>
);
