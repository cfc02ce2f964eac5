import { expect, test } from 'vitest';
import { leaveNotice } from './leave-notice.ts';

const now = new Date('2026-11-27T12:00:00.000Z');

test.each([
  ['2026-11-30T09:00:00.000Z', '2026-11-30T09:00:00.000Z'],
  ['2026-11-28T12:00:00.001Z', '2026-11-28T12:00:00.001Z'],
  ['2026-11-28T11:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  ['2026-11-20T09:00:00.000Z', '2026-11-28T12:00:00.000Z'],
])('a deadline on %s can be answered until %s', (until, answerBy) => {
  expect(leaveNotice(until, now)).toBe(answerBy);
});
