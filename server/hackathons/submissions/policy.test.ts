import { expect, test } from 'vitest';
import { canReopen, submitting } from './policy.ts';

const times = {
  startsAt: '2026-11-27T15:00:00.000Z',
  endsAt: '2026-11-29T14:00:00.000Z',
  canceledAt: null,
  resultsPublishedAt: null,
  reopenedUntil: null,
};
const reopened = { ...times, reopenedUntil: '2026-11-29T16:00:00.000Z' };

test.each([
  ['just before the start', times, '2026-11-27T14:59:59.999Z', 'too_early'],
  ['at the start', times, '2026-11-27T15:00:00.000Z', 'open'],
  ['just before the end', times, '2026-11-29T13:59:59.999Z', 'open'],
  ['at the end', times, '2026-11-29T14:00:00.000Z', 'too_late'],
  ['just before the time of a reopened one', reopened, '2026-11-29T15:59:59.999Z', 'open'],
  ['at the time of a reopened one', reopened, '2026-11-29T16:00:00.000Z', 'too_late'],
  [
    'before the end if it was reopened until then',
    { ...reopened, endsAt: '2026-11-29T18:00:00.000Z' },
    '2026-11-29T17:00:00.000Z',
    'open',
  ],
  [
    'once it’s canceled',
    { ...times, canceledAt: times.startsAt },
    '2026-11-28T14:00:00.000Z',
    'too_late',
  ],
  [
    'once the results are published',
    { ...reopened, resultsPublishedAt: times.endsAt },
    '2026-11-29T15:00:00.000Z',
    'too_late',
  ],
] as const)('%s', (_, when, at, expected) => {
  expect(submitting(when, new Date(at))).toBe(expected);
});

test('a team can get more time from the start until the results are published', () => {
  const at = new Date('2026-12-01T12:00:00.000Z');
  expect(canReopen(times, at)).toBe(true);
  expect(canReopen(times, new Date('2026-11-27T14:59:59.999Z'))).toBe(false);
  expect(canReopen({ ...times, resultsPublishedAt: times.endsAt }, at)).toBe(false);
  expect(canReopen({ ...times, canceledAt: times.endsAt }, at)).toBe(false);
});
