import { expect, test } from 'vitest';
import { formatCount, formatNumber } from './format-numbers.ts';
import { language } from './language.ts';

test('formats numbers and counts', () => {
  expect(formatNumber(1250)).toBe('1,250');
  expect(formatCount(0, 'event')).toBe('0 events');
  expect(formatCount(1, 'event')).toBe('1 event');
  expect(formatCount(1204, 'reply', 'replies')).toBe('1,204 replies');
});

test('formats numbers like Intl, even small ones', () => {
  const { format } = new Intl.NumberFormat(language);
  for (const value of [0, 1, 42, 999, 1000, 1e6]) expect(formatNumber(value)).toBe(format(value));
});
