import { expect, test } from 'vitest';
import { arrangeYear, labelMonths, levelOf, sumByMonth } from './year-calendar.ts';

test('has 53 weeks from Monday to Sunday, with future days left empty', () => {
  // A Wednesday.
  const weeks = arrangeYear([{ day: '2026-11-24', count: 4 }], new Date(2026, 10, 25));
  expect(weeks).toHaveLength(53);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]![0]!.day).toBe('2025-11-24');
  expect(weeks[52]).toEqual([
    { day: '2026-11-23', count: 0 },
    { day: '2026-11-24', count: 4 },
    { day: '2026-11-25', count: 0 },
    { day: '2026-11-26', count: undefined },
    { day: '2026-11-27', count: undefined },
    { day: '2026-11-28', count: undefined },
    { day: '2026-11-29', count: undefined },
  ]);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 2],
  [8, 3],
])('shows %i actions a day as level %i', (count, level) => {
  expect(levelOf(count)).toBe(level);
});

test('sums days by month', () => {
  const days = [
    { day: '2026-09-01', count: 2 },
    { day: '2026-09-30', count: 3 },
    { day: '2026-10-01', count: 1 },
  ];
  expect(sumByMonth(days)).toEqual([
    { month: '2026-09', days: 2, count: 5 },
    { month: '2026-10', days: 1, count: 1 },
  ]);
});

test('names each month above the first week that begins in it, if it has room', () => {
  const labels = labelMonths(arrangeYear([], new Date(2026, 10, 25)));
  expect(labels.map(({ week, month }) => [week, month.getMonth() + 1])).toEqual([
    [1, 12],
    [6, 1],
    [10, 2],
    [14, 3],
    [19, 4],
    [23, 5],
    [27, 6],
    [32, 7],
    [36, 8],
    [41, 9],
    [45, 10],
    [49, 11],
  ]);
});
