import { expect, test } from 'vitest';
import { createLocalClock } from '#server/platform/formats/local-clock.ts';
import { dayOf } from './days.ts';

const inHelsinki = createLocalClock('Europe/Helsinki');
const inLosAngeles = createLocalClock('America/Los_Angeles');

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026/11/24', '2026-11-24'],
  ['24/Nov/26 5:00 PM', '2026-11-24'],
  ['24 November 2026', '2026-11-24'],
  ['24-Sept-2026', '2026-09-24'],
  ['Nov 4, 2026', '2026-11-04'],
  ['Nov. 4th, 2026 at 9:30 a.m.', '2026-11-04'],
  ['Tuesday, November 24, 2026', '2026-11-24'],
  ['November 24, 2026 → November 28, 2026', '2026-11-28'],
  ['4.11.2026', '2026-11-04'],
  ['4.11.2026 17:00', '2026-11-04'],
  ['24/11/2026', '2026-11-24'],
  ['11/24/2026', '2026-11-24'],
  ['11/11/2026', '2026-11-11'],
])('the due date %s is read as %s, wherever someone is', (text, day) => {
  expect([dayOf(text, inHelsinki), dayOf(text, inLosAngeles)]).toEqual([day, day]);
});

test.each([
  // Americans and Europeans read this differently.
  ['04/11/2026'],
  ['2026-02-30'],
  ['1999-12-31'],
  ['24/Foo/26'],
  ['soon'],
  // In Finnish, this is November; in Portuguese, "marco" is a landmark.
  ['24 marraskuu 2026'],
  ['24 Marco 2026'],
  ['Decision 4, 2026'],
  ['24 Nove 2026'],
  ['4.11.2026–8.11.2026'],
  ['2026-11-24 or later'],
  ['2026-11-24 17:00 or later'],
  ['2026-11-24 17:00 CET'],
  ['2026-11-245'],
  ['123456'],
])('the due date %s is left out, because it isn’t certain', (text) => {
  expect(dayOf(text, inHelsinki)).toBe(null);
});

test.each([
  ['2026-11-24T22:30:00.000Z', '2026-11-25', '2026-11-24'],
  ['2026-11-24T06:30:00+02:00', '2026-11-24', '2026-11-23'],
  ['2026-11-24 16:45 -05:30', '2026-11-25', '2026-11-24'],
  ['November 24, 2026 11:30 PM (GMT+1)', '2026-11-25', '2026-11-24'],
  ['Tue Nov 24 2026 22:30:00 GMT+0000 (Coordinated Universal Time)', '2026-11-25', '2026-11-24'],
  ['7/20/2026, 10:30 PM GMT+0', '2026-07-21', '2026-07-20'],
  ['11/24/2026, 12:30 AM UTC', '2026-11-24', '2026-11-23'],
  ['1795559400000', '2026-11-25', '2026-11-24'],
  ['1795559400', '2026-11-25', '2026-11-24'],
])('the time %s is %s in Helsinki and %s in Los Angeles', (text, finnish, american) => {
  expect([dayOf(text, inHelsinki), dayOf(text, inLosAngeles)]).toEqual([finnish, american]);
});
