import { expect, test } from 'vitest';
import { createLocalClock } from '#server/platform/formats/local-clock.ts';
import { findReminderDay } from './reminders.ts';

test.each([
  ['2026-11-23T07:59:00Z', 'UTC', false],
  ['2026-11-23T08:00:00Z', '', true],
  ['2026-11-23T23:59:00Z', 'UTC', true],
  ['2026-11-24T00:00:00Z', 'UTC', false],
  ['2026-11-22T09:00:00Z', 'UTC', false],
  ['2026-11-23T06:00:00Z', 'Europe/Helsinki', true],
  ['2026-11-23T05:59:00Z', 'Europe/Helsinki', false],
  ['2026-11-22T18:00:00Z', 'Pacific/Kiritimati', true],
  ['2026-11-23T08:00:00Z', 'No/Where', true],
])(
  'at %s in "%s", November 24 is the day that people are reminded of: %s',
  (at, timeZone, expected) => {
    expect(findReminderDay(createLocalClock(timeZone), new Date(at)) === '2026-11-24').toBe(
      expected,
    );
  },
);
