import { expect, test } from 'vitest';
import { nextMorning } from './next-morning.ts';

test.each([
  ['before 8:00 today', '2026-11-24T05:59:59Z', 'Europe/Helsinki', '2026-11-24T06:00:00Z'],
  ['at 8:00 sharp, tomorrow', '2026-11-24T06:00:00Z', 'Europe/Helsinki', '2026-11-25T06:00:00Z'],
  ['after 8:00', '2026-11-24T20:00:00Z', 'Europe/Helsinki', '2026-11-25T06:00:00Z'],
  ['on another day than in UTC', '2026-11-24T23:30:00Z', 'Asia/Tokyo', '2026-11-25T23:00:00Z'],
  ['half an hour off', '2026-11-24T03:00:00Z', 'Asia/Kolkata', '2026-11-25T02:30:00Z'],
  [
    'across the start of summer time',
    '2026-03-28T20:00:00Z',
    'Europe/Helsinki',
    '2026-03-29T05:00:00Z',
  ],
  [
    'across the end of summer time',
    '2026-10-24T20:00:00Z',
    'Europe/Helsinki',
    '2026-10-25T06:00:00Z',
  ],
  ['without a time zone', '2026-11-24T09:00:00Z', '', '2026-11-25T08:00:00Z'],
  ['in a time zone nobody knows', '2026-11-24T09:00:00Z', 'Moon/Sea', '2026-11-25T08:00:00Z'],
])('a daily email is sent at 8:00 there: %s', (_case, now, timeZone, due) => {
  expect(nextMorning(new Date(now), timeZone, 'daily')).toEqual(new Date(due));
});

test.each([
  ['2026-11-24T09:00:00Z', '2026-11-30T06:00:00Z'],
  ['2026-11-30T05:00:00Z', '2026-11-30T06:00:00Z'],
  ['2026-11-30T06:00:00Z', '2026-12-07T06:00:00Z'],
])('a weekly email is sent on Monday: %s', (now, due) => {
  expect(nextMorning(new Date(now), 'Europe/Helsinki', 'weekly')).toEqual(new Date(due));
});
