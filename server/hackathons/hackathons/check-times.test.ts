import { expect, test } from 'vitest';
import type { ProblemError } from '#server/platform/problem.ts';
import { checkTimes } from './check-times.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const startsAt = '2026-11-25T12:00:00.000Z';
const endsAt = '2026-11-26T12:00:00.000Z';

/** The field that's refused, if any. */
function refusedField(...times: Parameters<typeof checkTimes>): string | undefined {
  try {
    checkTimes(...times);
    return undefined;
  } catch (error) {
    return (error as ProblemError).details.errors?.[0]?.field;
  }
}

test.each([
  ['2026-11-23T12:00:00.000Z', undefined],
  ['2026-11-23T11:59:59.999Z', 'startsAt'],
  ['2028-11-25T12:00:00.000Z', undefined],
  ['2028-11-25T12:00:00.001Z', 'startsAt'],
])('a start at %s leads to an error at %s', (start, field) => {
  expect(refusedField({ startsAt: start, endsAt: '2199-01-01T00:00:00.000Z' }, now)).toBe(field);
});

test.each([
  ['2026-11-24T12:00:00.001Z', undefined],
  ['2026-11-24T12:00:00.000Z', 'endsAt'],
  ['2026-11-24T11:00:00.000Z', 'endsAt'],
])('an end at %s leads to an error at %s', (end, field) => {
  expect(refusedField({ startsAt: '2026-11-24T10:00:00.000Z', endsAt: end }, now)).toBe(field);
});

test('accepts unchanged times in the past, and refuses new ones', () => {
  const stored = { starts_at: '2026-11-01T12:00:00.000Z', ends_at: '2026-11-02T12:00:00.000Z' };
  const same = { startsAt: stored.starts_at, endsAt: stored.ends_at };
  expect(refusedField(same, now, stored)).toBeUndefined();
  expect(refusedField({ ...same, endsAt }, now, stored)).toBeUndefined();
  expect(refusedField({ ...same, startsAt }, now, stored)).toBeUndefined();
  const earlier = '2026-11-01T11:00:00.000Z';
  expect(refusedField({ ...same, startsAt: earlier }, now, stored)).toBe('startsAt');
  expect(refusedField({ ...same, endsAt: '2026-11-02T13:00:00.000Z' }, now, stored)).toBe('endsAt');
});
