import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { SampleNote } from '#web/ui/sample.tsx';

/** Fixed figures (Specification, section 9). */
const figures = [
  { name: 'Members', count: 1250 },
  { name: 'Projects', count: 342 },
  { name: 'Events', count: 78 },
  { name: 'Achievements', count: 156 },
];

export const Statistics = () => (
  <section aria-label="Community statistics">
    <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4 sm:divide-x sm:divide-line">
      {figures.map(({ name, count }) => (
        <div key={name} className="flex flex-col-reverse py-4 sm:px-5 sm:first:pl-0">
          <dt className="text-soft">{name}</dt>
          <dd className="font-display text-3xl font-bold tracking-tight tabular-nums">
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
    <div className="mt-2">
      <SampleNote>These numbers are made up.</SampleNote>
    </div>
  </section>
);
