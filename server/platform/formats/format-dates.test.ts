import { expect, test } from 'vitest';
import { formatDay, formatTime, formatWeekday } from './format-dates.ts';

const late = '2026-11-24T22:30:00Z';

test('formats a time in the time zone of its reader', () => {
  expect(formatTime(late, 'Europe/Helsinki')).toBe('Nov 25, 12:30 AM GMT+2');
  expect(formatWeekday(late, 'Europe/Helsinki')).toBe('Wednesday, November 25');
  expect(formatDay(late, 'Europe/Helsinki')).toBe('November 25, 2026');
});

test('formats a time in UTC if the time zone is unknown', () => {
  for (const timeZone of ['', 'Nowhere/Land'])
    expect(formatTime(late, timeZone)).toBe('Nov 24, 10:30 PM UTC');
  expect(formatWeekday(late)).toBe('Tuesday, November 24');
});

test('keeps a day of the calendar', () => {
  expect(formatWeekday('2026-12-01')).toBe('Tuesday, December 1');
});
