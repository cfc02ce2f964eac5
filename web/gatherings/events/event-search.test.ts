import { describe, expect, it, test } from 'vitest';
import { listEvents } from '#web/site/sample/events/events-calendar.ts';
import {
  changeEventSearch,
  countByDay,
  type EventSearch,
  eventsShown,
  findEvents,
  nearestMonth,
  readEventSearch,
  writeEventSearch,
} from './event-search.ts';

const today = '2026-10-14';
const events = listEvents(new Date(2026, 9, 14, 9, 0));
const start: EventSearch = { month: '2026-10', day: null, category: 'all', search: '' };
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

describe('readEventSearch and writeEventSearch', () => {
  test.each<[string, Partial<EventSearch>]>([
    ['', {}],
    ['month=2026-11', { month: '2026-11' }],
    ['day=2026-12-06', { month: '2026-12', day: '2026-12-06' }],
    [
      'day=2026-10-17&category=Education&search=git',
      {
        day: '2026-10-17',
        category: 'Education',
        search: 'git',
      },
    ],
  ])('read and write "%s"', (words, search) => {
    expect(readEventSearch(new URLSearchParams(words), today)).toEqual({ ...start, ...search });
    expect(writeEventSearch({ ...start, ...search }, today).toString()).toBe(words);
  });

  it('ignore invalid values', () => {
    const searchParams = new URLSearchParams('month=2026-13&day=2026-02-30&category=Sport');
    expect(readEventSearch(searchParams, today)).toEqual(start);
  });
});

test('changing the month clears the day, and changing the day changes the month', () => {
  const search = { ...start, day: '2026-10-17' };
  expect(changeEventSearch(search, { month: '2026-11' })).toEqual({ ...start, month: '2026-11' });
  expect(changeEventSearch(search, { day: '2026-11-01' })).toEqual({
    ...start,
    month: '2026-11',
    day: '2026-11-01',
  });
  expect(changeEventSearch(search, { search: 'git' })).toEqual({ ...search, search: 'git' });
  expect(changeEventSearch(search, { day: null })).toEqual(start);
});

describe('findEvents', () => {
  it('searches title and description, ignoring case', () => {
    expect(idsOf(findEvents(events, { category: 'all', search: 'GIT for' }))).toEqual([1]);
    expect(idsOf(findEvents(events, { category: 'all', search: 'berry wholesaler' }))).toEqual([
      36,
    ]);
    expect(findEvents(events, { category: 'all', search: 'Amira Hassan' })).toEqual([]);
  });

  it('filters by category', () => {
    const found = findEvents(events, { category: 'Support', search: '' });
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['Support']));
    expect(findEvents(events, { category: 'Support', search: 'git for' })).toEqual([]);
  });
});

test('eventsShown returns the events of the month or day, and countByDay their number', () => {
  const month = eventsShown(events, start);
  expect(month.length).toBeGreaterThan(6);
  expect(month.every(({ date }) => date.getMonth() === 9)).toBe(true);
  expect(idsOf(eventsShown(events, { ...start, day: '2026-10-22' }))).toEqual([13, 14]);
  expect(countByDay(events).get('2026-10-22')).toBe(2);
  expect(countByDay(events).get('2026-10-23')).toBeUndefined();
});

test('nearestMonth returns the next month with events, or else the last one before', () => {
  expect(nearestMonth(events, '2026-10')).toBe('2026-11');
  expect(nearestMonth(events, '2026-02')).toBe('2026-09');
  expect(nearestMonth(events, '2030-01')).toBe('2026-12');
  expect(nearestMonth([], '2026-10')).toBeUndefined();
});
