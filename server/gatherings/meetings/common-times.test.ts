import { expect, test } from 'vitest';
import type { WeekTime } from '#contract/values/vocabulary.ts';
import { findCommonTimes } from './common-times.ts';

const helsinki = 'Europe/Helsinki';
// A Monday at 10:00 in Helsinki.
const monday = new Date('2026-11-23T08:00:00Z');

const person = (week: WeekTime[], timeZone = helsinki) => ({ week, timeZone });

function find(
  people: ReturnType<typeof person>[],
  {
    now = monday,
    timeZone = helsinki,
    taken = [] as { starts_at: string; ends_at: string }[],
  } = {},
) {
  const times = findCommonTimes({ people, taken, timeZone, now });
  return times.map(({ startsAt, free }) => `${startsAt.slice(5, 16)} ${free}`);
}

test('suggests three evenings that everyone has in common, spread over two weeks', () => {
  const people = [person(['weekday_evening']), person(['weekday_evening', 'weekend_day'])];
  expect(find(people)).toEqual(['11-24T15:00 2', '11-27T15:00 2', '12-02T15:00 2']);
});

test('suggests an hour', () => {
  const people = [person(['weekday_evening'])];
  const [first] = findCommonTimes({ people, taken: [], timeZone: helsinki, now: monday });
  expect(first).toEqual({
    startsAt: '2026-11-24T15:00:00.000Z',
    endsAt: '2026-11-24T16:00:00.000Z',
    free: 1,
  });
});

test('suggests nothing within 12 hours, and no late hour of an evening that has begun by then', () => {
  const early = new Date('2026-11-23T02:30:00Z');
  expect(find([person(['weekday_evening'])], { now: early })[0]).toBe('11-23T15:00 1');
  const later = new Date('2026-11-23T04:30:00Z');
  expect(find([person(['weekday_evening'])], { now: later })[0]).toBe('11-23T17:00 1');
  const tooLate = new Date('2026-11-23T05:30:00Z');
  expect(find([person(['weekday_evening'])], { now: tooLate })[0]).toBe('11-24T15:00 1');
});

test('compares people in different time zones', () => {
  const people = [person(['weekday_evening']), person(['weekday_day'], 'America/New_York')];
  // From 17 to 22 in Helsinki, and from 9 to 17 in New York, which is from 16 to 24 there.
  expect(find(people)[0]).toBe('11-24T15:00 2');
  const far = [person(['weekday_evening']), person(['weekday_evening'], 'Asia/Tokyo')];
  expect(find(far)).toEqual([]);
});

test('suggests full hours of the planner when someone’s clock is half an hour off', () => {
  const people = [person(['weekday_evening']), person(['night'], 'Asia/Kolkata')];
  // In Kolkata it's 22:00 at 18:30 in Helsinki, so that 19:00 is the first whole hour.
  expect(find(people)[0]).toBe('11-24T17:00 2');
  expect(find(people, { timeZone: 'Asia/Kolkata' })[0]).toBe('11-24T16:30 2');
});

test('suggests no hour that ends after someone’s last half hour', () => {
  const people = [person(['weekday_evening']), person(['weekday_evening'], 'Asia/Kolkata')];
  const taken = [{ starts_at: '2026-11-24T15:00:00.000Z', ends_at: '2026-11-24T16:00:00.000Z' }];
  expect(find(people)[0]).toBe('11-24T15:00 2');
  // In Kolkata, the evening ends at 18:30 in Helsinki.
  expect(find(people, { taken })[0]).toBe('11-25T15:00 2');
});

test('keeps the local time when the clocks change', () => {
  const before = new Date('2026-10-20T08:00:00Z');
  const people = [person(['weekend_day']), person(['weekend_day'])];
  expect(find(people, { now: before })).toEqual([
    '10-24T06:00 2',
    // Winter time began in the night before.
    '10-25T07:00 2',
    '10-31T07:00 2',
  ]);
});

test('suggests the times that most have if nobody’s times fit everyone', () => {
  const people = [person(['weekday_day']), person(['weekday_day']), person(['weekend_evening'])];
  expect(find(people)[0]).toBe('11-24T07:00 2');
});

test('suggests nothing if several people are never free together, or nobody has said when', () => {
  expect(find([person(['weekday_day']), person(['weekend_day'])])).toEqual([]);
  expect(find([])).toEqual([]);
});

test('suggests no time at which the team already meets', () => {
  const taken = [{ starts_at: '2026-11-24T15:30:00.000Z', ends_at: '2026-11-24T16:00:00.000Z' }];
  expect(find([person(['weekday_evening'])], { taken })[0]).toBe('11-24T16:00 1');
});

test('suggests other days if the first ones have no common time', () => {
  const people = [person(['weekday_day', 'weekday_evening', 'weekend_day', 'weekend_evening'])];
  expect(find([...people, person(['weekend_evening'])])).toEqual([
    '11-28T15:00 2',
    '11-29T15:00 2',
    '12-05T15:00 2',
  ]);
});
