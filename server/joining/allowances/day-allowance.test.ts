import { expect, test } from 'vitest';
import { dayAllowance } from './day-allowance.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
const nextDay = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour)).toISOString();

test('is null while more than one is left', () => {
  expect(dayAllowance({ times: [at(9)], most: 3, later: undefined })).toBeNull();
});

test('has no end while one is left', () => {
  expect(dayAllowance({ times: [at(9)], most: 2, later: undefined })).toEqual({
    left: 1,
    limit: 'day',
    endsAt: null,
  });
});

test.each([
  ['a day after the first that has to go', [at(9), at(10), at(12)], 2, undefined, nextDay(10)],
  ['when the account gets old, if that’s enough', [at(9), at(10)], 2, at(20), at(20)],
  ['not when the account gets old, if it isn’t', [at(9), at(10), at(11)], 2, at(20), nextDay(9)],
])('without any left, it ends %s', (_name, times, most, from, endsAt) => {
  const later = from === undefined ? undefined : { most: 3, from: new Date(from) };
  expect(dayAllowance({ times, most, later })).toEqual({ left: 0, limit: 'day', endsAt });
});
