import { expect, test } from 'vitest';
import { repeatForm } from './repeat.ts';

const timeZone = 'Europe/Helsinki';

const lastOf = (startsAt: string, endsAt: string) =>
  repeatForm({ startsAt, endsAt, timeZone }, { weeks: 1, times: 2 })[1];

test('an event that repeats keeps its local times when the clocks change', () => {
  expect(lastOf('2027-03-25T15:00:00.000Z', '2027-03-25T16:00:00.000Z')).toMatchObject({
    startsAt: '2027-04-01T14:00:00.000Z',
    endsAt: '2027-04-01T15:00:00.000Z',
  });
});

test('an event whose start is skipped by the clocks lasts as long as usual', () => {
  // On March 28, the clocks go from 3:00 to 4:00.
  expect(lastOf('2027-03-21T01:30:00.000Z', '2027-03-21T02:30:00.000Z')).toMatchObject({
    startsAt: '2027-03-28T01:30:00.000Z',
    endsAt: '2027-03-28T02:30:00.000Z',
  });
  expect(lastOf('2027-03-21T01:45:00.000Z', '2027-03-21T02:15:00.000Z')).toMatchObject({
    startsAt: '2027-03-28T01:45:00.000Z',
    endsAt: '2027-03-28T02:15:00.000Z',
  });
});

test('an event of seven days doesn’t become longer when the clocks change', () => {
  // On October 31, an hour is repeated.
  expect(lastOf('2027-10-22T09:00:00.000Z', '2027-10-29T09:00:00.000Z')).toMatchObject({
    startsAt: '2027-10-29T09:00:00.000Z',
    endsAt: '2027-11-05T09:00:00.000Z',
  });
});
