import { expect, it } from 'vitest';
import { eventsAsOf } from '#web/sample/events.ts';

it('lies ahead of any day, the next event first', () => {
  const today = new Date(2030, 11, 30, 23, 59);
  const dates = eventsAsOf(today).map(({ date }) => date);
  expect(dates[0]).toEqual(new Date(2031, 0, 2, 17, 0));
  expect(dates.every((date) => date > today)).toBe(true);
  expect(dates.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(dates);
});
