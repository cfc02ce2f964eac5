import { expect, test } from 'vitest';
import type { Band, FitLevel } from '#contract/matching/match-points.ts';
import type { Reason } from '#contract/matching/matches.ts';
import { bestReasons } from './best-reasons.ts';

const reason = (key: Reason['key'], fits: FitLevel, [points, most]: [number, number]): Reason => ({
  key,
  fits,
  points,
  most,
  words: key,
});

const reasons = [
  reason('skills', 'no', [0, 40]),
  reason('role', 'yes', [20, 20]),
  reason('hours', 'partly', [7, 10]),
  reason('week', 'yes', [10, 10]),
  reason('goal', 'unknown', [5, 10]),
  reason('answers', 'yes', [7, 10]),
];
const keysOf = (band: Band, shown?: number) =>
  bestReasons({ reasons, band }, shown).map(({ key }) => key);

test('gives what speaks for a good match', () => {
  expect(keysOf('well')).toEqual(['role', 'week', 'answers']);
  expect(keysOf('well', 2)).toEqual(['role', 'week']);
});

test('ends with what speaks most against a weaker match', () => {
  expect(keysOf('could')).toEqual(['role', 'week', 'skills']);
  expect(keysOf('stretch', 2)).toEqual(['role', 'skills']);
});

test('always gives that two have built together, first', () => {
  const together = reason('together', 'yes', [0, 0]);
  const all = bestReasons({ reasons: [...reasons, together], band: 'could' }, 2);
  expect(all.map(({ key }) => key)).toEqual(['together', 'role', 'skills']);
});

test('leaves out what the team hasn’t said', () => {
  const only = [reason('goal', 'unknown', [5, 10])];
  expect(bestReasons({ reasons: only, band: 'could' })).toEqual([]);
});
