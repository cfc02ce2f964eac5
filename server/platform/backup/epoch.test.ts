import { expect, test } from 'vitest';
import { computeGap } from './epoch.ts';

const madeAt = '2026-11-01T12:00:00.000Z';

test('raises numbers by a thousand, plus one for each second since the backup', () => {
  expect(computeGap({ madeAt }, new Date('2026-11-01T12:00:00Z'))).toBe(1_000);
  expect(computeGap({ madeAt }, new Date('2026-11-02T12:00:00Z'))).toBe(1_000 + 24 * 60 * 60);
});

test('limits the gap when a clock is wrong', () => {
  expect(computeGap({ madeAt }, new Date('2026-10-01T12:00:00Z'))).toBe(1_000);
  expect(computeGap({ madeAt }, new Date('2076-11-01T12:00:00Z'))).toBe(10_000_000);
});
