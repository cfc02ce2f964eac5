import { describe, expect, it, test } from 'vitest';
import {
  fromZonedDateTime,
  isKnownZone,
  isSkippedThere,
  toZonedDateTime,
} from './zoned-date-time.ts';

const iso = (text: string, zone: string) => fromZonedDateTime(text, zone)?.toISOString();

test.each([
  ['Europe/Helsinki', '2026-11-24T17:00', '2026-11-24T15:00:00.000Z'],
  ['Europe/Helsinki', '2026-07-24T17:00', '2026-07-24T14:00:00.000Z'],
  ['America/New_York', '2026-11-24T23:30', '2026-11-25T04:30:00.000Z'],
  ['Australia/Sydney', '2026-11-25T00:15', '2026-11-24T13:15:00.000Z'],
  ['Asia/Kathmandu', '2026-11-24T00:00', '2026-11-23T18:15:00.000Z'],
  // Around the changes of the clocks.
  ['Europe/Helsinki', '2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Helsinki', '2026-03-29T04:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Helsinki', '2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['Australia/Sydney', '2026-04-05T03:00', '2026-04-04T17:00:00.000Z'],
  ['Australia/Sydney', '2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
])('%s shows %s at %s', (zone, text, moment) => {
  expect(iso(text, zone)).toBe(moment);
  expect(toZonedDateTime(new Date(moment), zone)).toBe(text);
  expect(isSkippedThere(text, zone)).toBe(false);
});

describe('where the clocks change', () => {
  it('takes the first of two hours that look the same', () => {
    expect(iso('2026-10-25T03:30', 'Europe/Helsinki')).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(iso('2026-04-05T02:30', 'Australia/Sydney')).toBe('2026-04-04T15:30:00.000Z');
  });

  it('finds an hour that they skip', () => {
    expect(isSkippedThere('2026-03-29T03:30', 'Europe/Helsinki')).toBe(true);
    expect(isSkippedThere('2026-03-08T02:30', 'America/New_York')).toBe(true);
    expect(isSkippedThere('2026-10-04T02:30', 'Australia/Sydney')).toBe(true);
    expect(isSkippedThere('2026-03-29T03:30', 'America/New_York')).toBe(false);
  });
});

test('an incomplete time is no moment', () => {
  expect(fromZonedDateTime('', 'UTC')).toBeUndefined();
  expect(isSkippedThere('', 'UTC')).toBe(false);
});

test('a zone that the browser doesn’t know isn’t used', () => {
  expect(isKnownZone('Europe/Helsinki')).toBe(true);
  expect(isKnownZone('Europe/Atlantis')).toBe(false);
});
