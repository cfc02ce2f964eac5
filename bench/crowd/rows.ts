import type { Crowd } from '#bench/crowd.ts';
import type { Row } from '#bench/table.ts';

/** People are served if nothing fails and 99 of 100 calls take at most this long, in milliseconds. */
const longest = 2_000;

const percentile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

/** What a crowd saw, for the table. */
export const summarize = ({ calls, probes }: Crowd) => ({
  calls: calls.times.length,
  failed: calls.failed,
  median: percentile(calls.times, 0.5),
  p99: percentile(calls.times, 0.99),
  probes: probes.times.length,
  late: probes.failed,
  slowestProbe: Math.max(...probes.times),
});

const isServed = (crowd: Crowd) => {
  const { failed, late, p99 } = summarize(crowd);
  return failed === 0 && late === 0 && p99 <= longest;
};

/** The rows of the table: this version's figures, next to those of an earlier one. */
export function rowsOf({ now, before = [] }: { now: Crowd[]; before?: Crowd[] }): Row[] {
  const [one, other] = [now, before].map((crowds) => {
    const crowd = crowds.find(({ people }) => people === 80);
    return crowd && summarize(crowd);
  });
  if (!one) return [];
  const row = (what: string, key: keyof typeof one, target?: string): Row => ({
    what: `80 people on 4,900 tickets: ${what}`,
    figure: one[key].toFixed(0),
    ...(other && {
      comparison: other[key].toFixed(0),
      ratio: other[key] ? (one[key] / other[key]).toFixed(2) : '',
    }),
    target,
  });
  const served = (crowds: Crowd[]) => String(crowds.findLast(isServed)?.people ?? 0);
  return [
    row('calls in 20 s', 'calls'),
    row('calls that failed', 'failed', '0'),
    row('median, ms', 'median'),
    row('99th percentile, ms', 'p99'),
    row('readiness, slowest, ms', 'slowestProbe', '< 2000'),
    row('readiness later than 2 s, or not ready', 'late', '0'),
    {
      what: 'most people, of 20 to 640, 80 to such a board, that two processes serve',
      figure: served(now),
      ...(before.length > 0 && { comparison: served(before) }),
    },
  ];
}
