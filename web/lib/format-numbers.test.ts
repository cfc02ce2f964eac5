import { expect, test } from 'vitest';
import {
  formatCount,
  formatEuros,
  formatNumber,
  formatPercent,
  formatPercentChange,
  formatRating,
  formatScore,
  formatScoreDifference,
} from './format-numbers.ts';

test('numbers, counts and ratings', () => {
  expect(formatNumber(1250)).toBe('1,250');
  expect(formatCount(0, 'event')).toBe('0 events');
  expect(formatCount(1, 'event')).toBe('1 event');
  expect(formatCount(1204, 'reply', 'replies')).toBe('1,204 replies');
  expect([4, 4.86].map(formatRating)).toEqual(['4.0', '4.9']);
});

test('percentages', () => {
  expect([0, 41, 100].map(formatPercent)).toEqual(['0%', '41%', '100%']);
  expect([64, 0, -3].map(formatPercentChange)).toEqual(['+64%', '0%', '-3%']);
});

test('scores of judges', () => {
  expect([3, 4.256].map(formatScore)).toEqual(['3.00', '4.26']);
  expect([0.25, 0, -0.001, -1].map(formatScoreDifference)).toEqual([
    '+0.25',
    '0.00',
    '0.00',
    '-1.00',
  ]);
});

test('euros', () => {
  expect(formatEuros(10_000)).toBe('€10,000');
  // Intl puts thin spaces around the dash.
  expect(formatEuros(3000, 3500).replaceAll(/\s/g, ' ')).toBe('€3,000 – €3,500');
});
