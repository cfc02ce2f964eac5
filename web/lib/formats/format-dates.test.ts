import { describe, expect, it, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDateTimeRange,
  formatFullDate,
  formatIsoDay,
  formatLongDate,
  formatLongMonth,
  formatMonth,
  formatRelativeDay,
  formatTimeAgo,
  formatTimeRange,
} from './format-dates.ts';

/** Intl puts narrow and thin spaces around some of its parts. */
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

describe('dates', () => {
  const day = new Date(2026, 10, 24, 17, 0);
  const sameYear = new Date(2026, 0, 1);
  const nextYear = new Date(2027, 0, 1);

  it('leaves out the current year', () => {
    expect(formatDate(day, sameYear)).toBe('Nov 24');
    expect(formatDate(day, nextYear)).toBe('Nov 24, 2026');
    expect(plainSpaces(formatDateTime(day, sameYear))).toBe('Nov 24, 5:00 PM');
    expect(plainSpaces(formatDateTime(day, nextYear))).toBe('Nov 24, 2026, 5:00 PM');
  });

  it('writes longer forms with the year', () => {
    expect(formatLongDate(day)).toBe('November 24, 2026');
    expect(formatFullDate(day)).toBe('Tuesday, November 24, 2026');
    expect(formatMonth(day)).toBe('Nov 2026');
    expect(formatLongMonth(day)).toBe('November 2026');
    expect(formatIsoDay(new Date(2026, 0, 5))).toBe('2026-01-05');
  });

  it('writes a range of times', () => {
    const end = new Date(2026, 10, 24, 18, 30);
    expect(plainSpaces(formatTimeRange(day, end))).toBe('5:00 – 6:30 PM');
  });

  it('writes a range of days and times, one day only once', () => {
    const rangeTo = (end: Date, now = sameYear) => plainSpaces(formatDateTimeRange(day, end, now));
    expect(rangeTo(new Date(2026, 10, 24, 21, 0))).toBe('Nov 24, 5:00 – 9:00 PM');
    expect(rangeTo(new Date(2026, 10, 26, 16, 0))).toBe('Nov 24, 5:00 PM – Nov 26, 4:00 PM');
    expect(rangeTo(new Date(2027, 0, 2, 16, 0))).toBe(
      'Nov 24, 2026, 5:00 PM – Jan 2, 2027, 4:00 PM',
    );
  });
});

test('formatRelativeDay counts days, whatever the hour', () => {
  const today = new Date(2030, 2, 31, 23, 50);
  const from = (inDays: number) => new Date(2030, 2, 31 + inDays, 0, 5);
  const formatted = [0, -1, 1, 3, -13, -14, -59, -60, 26].map((inDays) =>
    formatRelativeDay({ day: from(inDays), today }),
  );
  expect(formatted).toEqual([
    'today',
    'yesterday',
    'tomorrow',
    'in 3 days',
    '13 days ago',
    '2 weeks ago',
    '8 weeks ago',
    '2 months ago',
    'in 3 weeks',
  ]);
});

test.each([
  ['2026-11-21T12:00:00Z', 'just now'],
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
  ['2026-11-07T12:00:00Z', '2 weeks ago'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
  ['2026-11-21T14:00:00Z', 'in 2 hours'],
  ['2026-11-22T13:00:00Z', 'tomorrow'],
])('formatTimeAgo writes %s as "%s"', (moment, text) => {
  expect(formatTimeAgo(new Date(moment), new Date('2026-11-21T12:00:00Z'))).toBe(text);
});

test.each([
  [new Date(2026, 10, 26, 1, 0), '23 hours ago'],
  [new Date(2026, 10, 25, 23, 30), '2 days ago'],
  [new Date(2026, 10, 20, 1, 0), '7 days ago'],
  [new Date(2026, 10, 28, 1, 0), 'tomorrow'],
  [new Date(2026, 10, 28, 23, 0), 'tomorrow'],
])('formatTimeAgo counts days of the calendar after midnight: %s is %s', (moment, text) => {
  const now = new Date(2026, 10, 27, 0, 30);
  expect(formatTimeAgo(moment, now)).toBe(text);
});
