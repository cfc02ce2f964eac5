import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import type { ShownProfile } from './shown-profile.ts';

export function ProfileStats({ stats }: { stats: ShownProfile['stats'] }) {
  const tiles = [
    ['Projects', stats.projects],
    ['Contributions', stats.contributions],
    ['Followers', stats.followers],
    ['Following', stats.following],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden print:hidden rounded-lg border border-line bg-line sm:grid-cols-4">
      {tiles.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse bg-surface px-4 py-2 sm:py-2.5">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-display text-2xl leading-tight font-semibold tabular-nums">
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
