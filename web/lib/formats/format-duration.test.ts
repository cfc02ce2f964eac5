import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'less than a minute'],
  [minute - 1, 'less than a minute'],
  [minute, '1 minute'],
  [59 * minute + 59_000, '59 minutes'],
  [hour, '1 hour'],
  [hour + 12 * minute, '1 hour 12 minutes'],
  [day + 59 * minute, '1 day'],
  [2 * day + 4 * hour + 30 * minute, '2 days 4 hours'],
  [40 * day, '40 days'],
])('%i milliseconds: %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
