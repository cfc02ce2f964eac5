import { expect, it } from 'vitest';
import { formatJoinDate } from './long-date.ts';

it('formats the date in the long US format', () => {
  expect(formatJoinDate('2026-03-05T12:00:00.000Z')).toBe('March 5, 2026');
});

it('returns "Recently" if the date is unknown', () => {
  expect([formatJoinDate(''), formatJoinDate(null), formatJoinDate('soon')]).toEqual([
    'Recently',
    'Recently',
    'Recently',
  ]);
});
