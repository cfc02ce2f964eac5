import { lazy } from '#contract/values/lazy.ts';
import { language } from './language.ts';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

const formats = lazy(
  () =>
    new Map(
      units.map(([unit]) => [
        unit,
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
      ]),
    ),
);

/** How long something takes in its two largest units: "2 days 4 hours", "1 hour", "12 minutes" */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute';
  let rest = milliseconds;
  const counts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  });
  const first = counts.findIndex(({ count }) => count > 0);
  return counts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => formats().get(unit)?.format(count))
    .join(' ');
}
