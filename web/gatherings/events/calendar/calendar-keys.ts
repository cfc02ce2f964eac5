import { type Day, addDays, firstDayOf, monthOf, addMonths, weekdayIndex } from './calendar.ts';

/** The day that a key moves to, or undefined if it is not a navigation key. */
export const dayForKey = (day: Day, key: string): Day | undefined => moves[key]?.(day);

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  // Stay in the month, since days of other months are not shown.
  Home: (day) => later(addDays(day, -weekdayIndex(day)), firstDayOf(monthOf(day))),
  End: (day) => earlier(addDays(day, 6 - weekdayIndex(day)), lastDayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const lastDayOf = (day: Day) => addDays(addMonths(firstDayOf(monthOf(day)), 1), -1);

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);
