import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { UncountedReason } from '#contract/proof/reviews.ts';
import { describeUncounted } from './describe-uncounted.ts';

const from = '2026-11-29T10:00:00.000Z';

beforeAll(() => void vi.useFakeTimers({ now: new Date(from), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test.each<[UncountedReason['reason'], string | null, string]>([
  ['unreviewed', null, 'Waiting for a review'],
  ['unreviewed', from, 'Can be reviewed from Nov 29'],
  ['no_teammate', null, 'Nobody else was on the team when it was finished'],
  ['review_waits', from, 'Its review counts from Nov 29'],
  ['review_waits', null, 'Its review counts once its author has finished a ticket on a team'],
  ['review_ignored', null, 'Its review doesn’t count'],
])('%s, from %s: %s', (reason, time, expected) => {
  expect(describeUncounted({ reason, from: time })).toBe(expected);
});
