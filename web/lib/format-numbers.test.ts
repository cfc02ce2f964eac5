import { expect, test } from 'vitest';
import { formatCount, formatNumber } from './format-numbers.ts';

test('numbers and counts', () => {
  expect(formatNumber(1250)).toBe('1,250');
  expect(formatCount(0, 'event')).toBe('0 events');
  expect(formatCount(1, 'event')).toBe('1 event');
  expect(formatCount(1204, 'reply', 'replies')).toBe('1,204 replies');
});
