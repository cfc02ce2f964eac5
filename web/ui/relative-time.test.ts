import { expect, test } from 'vitest';
import { describeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:00Z', 'just now'],
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
  ['2026-11-07T12:00:00Z', '2 weeks ago'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
  ['2026-11-21T14:00:00Z', 'in 2 hours'],
  ['2026-11-22T13:00:00Z', 'tomorrow'],
])('%s is %s', (moment, words) => {
  expect(describeTime(new Date(moment), now)).toBe(words);
});
