import {
  type Day,
  daysLater,
  firstDayOf,
  monthOf,
  monthsLater,
  placeInWeek,
} from '#web/features/events/calendar.ts';

/** Where a key leads from a day of the calendar; undefined for keys that lead nowhere. */
export const dayByKey = (day: Day, key: string): Day | undefined => moves[key]?.(day);

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => daysLater(day, -1),
  ArrowRight: (day) => daysLater(day, 1),
  ArrowUp: (day) => daysLater(day, -7),
  ArrowDown: (day) => daysLater(day, 7),
  // A week ends where the month does: the days beyond are not shown.
  Home: (day) => later(daysLater(day, -placeInWeek(day)), firstDayOf(monthOf(day))),
  End: (day) => earlier(daysLater(day, 6 - placeInWeek(day)), lastDayOf(day)),
  PageUp: (day) => monthsLater(day, -1),
  PageDown: (day) => monthsLater(day, 1),
};

const lastDayOf = (day: Day) => daysLater(monthsLater(firstDayOf(monthOf(day)), 1), -1);

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);
