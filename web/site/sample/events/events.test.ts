import { describe, expect, it } from 'vitest';
import { eventCategories } from '#contract/values/event-card.ts';
import type { EventSample } from './dated-from.ts';
import { listEvents } from './events-calendar.ts';
import { later } from './events-later.ts';
import { nextWeeks } from './events-next-weeks.ts';
import { past } from './events-past.ts';
import { soon } from './events-soon.ts';
import { listUpcomingEvents } from './events.ts';

describe('eventsAsOf', () => {
  it('lists only future events, the next one first', () => {
    const today = new Date(2030, 11, 30, 23, 59);
    const dates = listUpcomingEvents(today).map(({ date }) => date);
    expect(dates[0]).toEqual(new Date(2031, 0, 2, 17, 0));
    expect(dates.every((date) => date > today)).toBe(true);
    expect(dates.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(dates);
  });

  it('starts with events later today', () => {
    const [first] = listUpcomingEvents(new Date(2030, 11, 30, 9, 0));
    expect(first?.date).toEqual(new Date(2030, 11, 30, 17, 30));
  });
});

describe('eventsAround', () => {
  const events = listEvents(new Date(2030, 5, 15, 12, 0));

  it('has at least 24 events, in every category, with unique ids and texts', () => {
    expect(events.length).toBeGreaterThanOrEqual(24);
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories));
    for (const part of ['id', 'title', 'description'] as const) {
      expect(new Set(events.map((event) => event[part])).size).toBe(events.length);
    }
  });

  it('never exceeds the maximum number of participants, or lists anyone twice', () => {
    const isWrong = ({ participants, maxParticipants }: EventSample) =>
      participants.length > maxParticipants ||
      new Set(participants.map(({ id }) => id)).size < participants.length;
    expect([...past, ...soon, ...nextWeeks, ...later].filter(isWrong)).toEqual([]);
  });

  it('has events around every day of a year, and three upcoming ones for the home page', () => {
    const hasTooFew = (today: Date) =>
      countInMonth(today, -1) < 2 ||
      countInMonth(today, 0) < 7 ||
      countInMonth(today, 1) < 5 ||
      countInMonth(today, 2) < 2 ||
      listUpcomingEvents(today).length < 3;
    expect(daysOf(2032).filter(hasTooFew)).toEqual([]);
  });
});

/** The number of events in a month, counted in months from the month of `today`. */
function countInMonth(today: Date, months: number) {
  const [month, end] = [months, months + 1].map(
    (ahead) => new Date(today.getFullYear(), today.getMonth() + ahead, 1),
  );
  return listEvents(today).filter(({ date }) => date >= month! && date < end!).length;
}

function daysOf(year: number) {
  return Array.from({ length: 366 }, (_, index) => new Date(year, 0, 1 + index, 20));
}
