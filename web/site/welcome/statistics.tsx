import { useQuery } from '@tanstack/react-query';
import type { Figure } from '#contract/site/home.ts';
import { getMode } from '#web/site/areas/modes.ts';
import { call } from '#web/lib/api/api.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { SampleNote } from '#web/ui/sample.tsx';

const names: Record<Figure['name'], string> = {
  members: 'Members',
  projects: 'Projects',
  events: 'Events',
  achievements: 'Achievements',
};

/** Fixed figures (Specification, section 9). */
const samples: readonly Figure[] = [
  { name: 'members', count: 1250 },
  { name: 'projects', count: 342 },
  { name: 'events', count: 78 },
  { name: 'achievements', count: 156 },
];

/** The figures on Home: made up, true or none, as an admin chose. True ones only once there are some. */
export function Statistics() {
  const mode = getMode('home');
  const { data } = useQuery({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => call('GET /statistics', { signal }),
    enabled: mode === 'live',
  });
  const figures = mode === 'sample' ? samples : data?.figures;
  if (mode === 'hidden' || !figures?.length) return null;
  return (
    <section aria-label="Community statistics">
      <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4 sm:divide-x sm:divide-line">
        {figures.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse py-4 sm:px-5 sm:first:pl-0">
            <dt className="text-soft">{names[name]}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight tabular-nums">
              {formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
      {mode === 'sample' && (
        <div className="mt-2">
          <SampleNote>These numbers are made up.</SampleNote>
        </div>
      )}
    </section>
  );
}
