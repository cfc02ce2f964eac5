import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Figure } from '#contract/site/home.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { SampleNote } from '#web/ui/sample.tsx';

const names: Record<Figure['name'], string> = {
  members: 'Members',
  projects: 'Projects',
  events: 'Events',
  achievements: 'Achievements',
};

/** Side by side, as wide as the page however many there are. */
const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
};

/** Where the figures come from. */
export type FigureSource = {
  /** Says that they're made up, if they are. */
  note?: string;
  figures: UseQueryOptions<readonly Figure[]>;
};

/** The figures on Home, if there are any. */
export function Statistics({ source }: { source: FigureSource }) {
  const { data: figures } = useQuery(source.figures);
  if (!figures?.length) return null;
  return (
    <section aria-label="Community statistics">
      <dl
        className={`grid grid-cols-2 border-y border-line ${columns[figures.length]} sm:divide-x sm:divide-line`}
      >
        {figures.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse py-4 sm:px-5 sm:first:pl-0">
            <dt className="text-soft">{names[name]}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight tabular-nums">
              {formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
      {source.note && (
        <div className="mt-2">
          <SampleNote>{source.note}</SampleNote>
        </div>
      )}
    </section>
  );
}
