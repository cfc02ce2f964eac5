import { expect, test } from 'vitest';
import { runInTimeZone } from '#tests/time-zone.ts';
import { formatMeetingTime } from './format-meeting-time.ts';

runInTimeZone('Europe/Helsinki');

const now = new Date('2026-11-20T09:00:00Z');
const format = (startsAt: string, endsAt: string) =>
  formatMeetingTime({ startsAt, endsAt }, now).replaceAll(/\s/g, ' ');

test('a meeting’s time has its weekday, and the year only if it’s another one', () => {
  expect(format('2026-11-24T15:00:00Z', '2026-11-24T16:00:00Z')).toBe(
    'Tuesday, November 24, 5:00 – 6:00 PM',
  );
  expect(format('2027-01-05T15:00:00Z', '2027-01-05T16:00:00Z')).toBe(
    'Tuesday, January 5, 2027, 5:00 – 6:00 PM',
  );
});

test('a meeting over midnight has both days', () => {
  expect(format('2026-11-24T21:00:00Z', '2026-11-24T23:00:00Z')).toBe(
    'Nov 24, 11:00 PM – Nov 25, 1:00 AM',
  );
});
