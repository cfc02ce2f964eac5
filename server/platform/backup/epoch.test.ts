import { expect, test } from 'vitest';
import { computeGap } from './epoch.ts';

const madeAt = '2026-11-01T12:00:00.000Z';

test('numbers go on a thousand later, and one more for each second since the backup', () => {
  expect(computeGap({ madeAt }, new Date('2026-11-01T12:00:00Z'))).toBe(1_000);
  expect(computeGap({ madeAt }, new Date('2026-11-02T12:00:00Z'))).toBe(1_000 + 24 * 60 * 60);
});

test('a clock that is wrong does little harm', () => {
  expect(computeGap({ madeAt }, new Date('2026-10-01T12:00:00Z'))).toBe(1_000);
  expect(computeGap({ madeAt }, new Date('2076-11-01T12:00:00Z'))).toBe(10_000_000);
});
