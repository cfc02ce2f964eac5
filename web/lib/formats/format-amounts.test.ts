import { expect, test } from 'vitest';
import {
  formatEuros,
  formatPercent,
  formatPercentChange,
  formatRating,
  formatScore,
  formatScoreDifference,
} from './format-amounts.ts';

test('formats ratings', () => {
  expect([4, 4.86].map(formatRating)).toEqual(['4.0', '4.9']);
});

test('formats percentages', () => {
  expect([0, 41, 100].map(formatPercent)).toEqual(['0%', '41%', '100%']);
  expect([64, 0, -3].map(formatPercentChange)).toEqual(['+64%', '0%', '-3%']);
});

test('formats scores of judges', () => {
  expect([3, 4.256].map(formatScore)).toEqual(['3.00', '4.26']);
  expect([0.25, 0, -0.001, -1].map(formatScoreDifference)).toEqual([
    '+0.25',
    '0.00',
    '0.00',
    '-1.00',
  ]);
});

test('formats euros', () => {
  expect(formatEuros(10_000)).toBe('€10,000');
  // Intl puts thin spaces around the dash.
  expect(formatEuros(3000, 3500).replaceAll(/\s/g, ' ')).toBe('€3,000 – €3,500');
});
