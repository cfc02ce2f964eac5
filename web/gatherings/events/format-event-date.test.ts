import { expect, test } from 'vitest';
import { formatEventDate } from './format-event-date.ts';

test('writes event dates in Finnish', () => {
  expect(formatEventDate(new Date(2026, 10, 24, 17, 0))).toBe('24.11.2026 klo 17.00');
  expect(formatEventDate(new Date(2026, 0, 5, 8, 30))).toBe('5.1.2026 klo 8.30');
});
