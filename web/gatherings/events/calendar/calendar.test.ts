import { describe, expect, it, test } from 'vitest';
import { dayForKey } from './calendar-keys.ts';
import {
  formatDay,
  addDays,
  isDay,
  isMonth,
  formatMonthOf,
  addMonths,
  weeksOf,
} from './calendar.ts';

describe('weeksOf', () => {
  it('starts weeks on Monday and fills only the days of the month', () => {
    // The 1st of October 2026 is a Thursday, the 31st a Saturday.
    const weeks = weeksOf('2026-10');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, null, null, ...['01', '02', '03', '04'].map(october)]);
    expect(weeks[4]?.slice(4)).toEqual([october('30'), october('31'), null]);
  });

  it('returns four to six weeks', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });

  test.each(monthsFrom('2024-01', 48))('contains every day of %s once and in order', (month) => {
    const days = weeksOf(month).flat().filter(isDay);
    const [year, number] = month.split('-').map(Number);
    const last = new Date(year!, number!, 0).getDate();
    expect(days).toEqual(
      Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(weeksOf(month).every((week) => week.length === 7)).toBe(true);
  });
});

test('addDays and addMonths work across years and daylight saving time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
});

test('isDay and isMonth check dates', () => {
  expect(['2026-10-05', '2028-02-29'].every(isDay)).toBe(true);
  expect(
    [null, '', '2026-02-29', '2026-13-01', '2026-1-1', '0001-01-01', 'today'].some(isDay),
  ).toBe(false);
  expect(isMonth('2026-12')).toBe(true);
  expect([null, '', '2026-00', '2026-10-05', '10'].some(isMonth)).toBe(false);
});

test('formatMonthOf and formatDay format dates in English', () => {
  expect(formatMonthOf('2026-10')).toBe('October 2026');
  expect(formatDay('2026-10-05')).toBe('Monday, October 5, 2026');
});

describe('dayByKey', () => {
  // A Wednesday.
  const day = '2026-10-14';
  test.each([
    ['ArrowLeft', '2026-10-13'],
    ['ArrowRight', '2026-10-15'],
    ['ArrowUp', '2026-10-07'],
    ['ArrowDown', '2026-10-21'],
    ['Home', '2026-10-12'],
    ['End', '2026-10-18'],
    ['PageUp', '2026-09-14'],
    ['PageDown', '2026-11-14'],
  ])('%s', (key, to) => expect(dayForKey(day, key)).toBe(to));

  it('stays in the month with Home and End, and leaves it with arrow keys', () => {
    expect(dayForKey('2026-10-02', 'Home')).toBe('2026-10-01');
    expect(dayForKey('2026-10-30', 'End')).toBe('2026-10-31');
    expect(dayForKey('2026-10-01', 'ArrowLeft')).toBe('2026-09-30');
    expect(dayForKey('2026-10-31', 'ArrowDown')).toBe('2026-11-07');
  });

  it('returns undefined for other keys', () => {
    expect(dayForKey(day, 'Enter')).toBeUndefined();
    expect(dayForKey(day, 'a')).toBeUndefined();
  });
});

function october(day: string) {
  return `2026-10-${day}`;
}

function monthsFrom(first: string, count: number) {
  return Array.from({ length: count }, (_, index) => addMonths(`${first}-01`, index).slice(0, 7));
}
