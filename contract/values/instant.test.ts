import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { instant } from './instant.ts';

const read = (value: unknown) => {
  const { success, data, error } = z.safeParse(instant('Start'), value);
  return success ? data : error.issues.map(({ message }) => message);
};

test.each([
  ['2026-11-24T15:00:00.000Z', '2026-11-24T15:00:00.000Z'],
  ['2026-11-24T15:00:00Z', '2026-11-24T15:00:00.000Z'],
  ['2026-11-24T17:00:00+02:00', '2026-11-24T15:00:00.000Z'],
  ['2026-11-24T15:00:00.9999Z', '2026-11-24T15:00:00.999Z'],
  ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
  ['1999-12-31T23:00:00-01:00', '2000-01-01T00:00:00.000Z'],
  ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
])('%s is read as %s', (typed, time) => {
  expect(read(typed)).toBe(time);
});

test.each([
  '1999-12-31T23:59:59.999Z',
  '2000-01-01T00:00:00+01:00',
  '2200-01-01T00:00:00Z',
  '2199-12-31T23:59:59-01:00',
])('%s isn’t in the years 2000 to 2199', (typed) => {
  expect(read(typed)).toEqual(['Start must be in the years 2000 to 2199']);
});

test.each(['', 'tonight', '2026-11-24', '2026-02-30T12:00:00Z', '2026-11-24T15:00:00', 0, null])(
  '%j isn’t a date and a time',
  (typed) => {
    expect(read(typed)).toContain('Start must be a date and a time');
  },
);
