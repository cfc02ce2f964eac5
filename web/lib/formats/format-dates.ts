import { lazy } from '#contract/values/lazy.ts';
import { recallText } from './known-texts.ts';
import { language } from './language.ts';
import { serverNow } from './server-clock.ts';

const dayAndMonth = { day: 'numeric', month: 'short' } as const;
const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;

const made = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

/** Makes a formatter when it's first needed: making one loads its data. */
export const dateFormat =
  (options: Intl.DateTimeFormatOptions, locale: string = language) =>
  (): Intl.DateTimeFormat => {
    const format = made.get(options) ?? new Intl.DateTimeFormat(locale, options);
    made.set(options, format);
    return format;
  };

/** Forgets the formatters, which keep the time zone they were made in. For the server, which has many. */
export const forgetDateFormats = () => made.clear();

/** The formats by the names that their known texts have. */
const formats = {
  date: dateFormat(dayAndMonth),
  dateWithYear: dateFormat({ ...dayAndMonth, year: 'numeric' }),
  dateTime: dateFormat({ ...dayAndMonth, ...hourAndMinute }),
  dateTimeWithYear: dateFormat({ ...dayAndMonth, ...hourAndMinute, year: 'numeric' }),
  time: dateFormat(hourAndMinute),
  longDate: dateFormat({ dateStyle: 'long' }),
  fullDate: dateFormat({ dateStyle: 'full' }),
  weekday: dateFormat({ weekday: 'long', month: 'long', day: 'numeric' }),
  month: dateFormat({ year: 'numeric', month: 'short' }),
  longMonth: dateFormat({ year: 'numeric', month: 'long' }),
};

/** Empty for a date that a server left out. */
const format = (name: keyof typeof formats, value: Date) =>
  Number.isNaN(value.getTime())
    ? ''
    : recallText(`${name} ${value.getTime()}`, () => formats[name]().format(value));

const formatRange = (name: keyof typeof formats, from: Date, to: Date) =>
  recallText(`${name} ${from.getTime()} ${to.getTime()}`, () =>
    formats[name]().formatRange(from, to),
  );

/** "Nov 24" this year, "Nov 24, 2027" in any other */
export const formatDate = (value: Date, now = new Date(serverNow())) =>
  format(isSameYear(value, now) ? 'date' : 'dateWithYear', value);

/** "Nov 24, 5:00 PM" this year, "Nov 24, 2027, 5:00 PM" in any other */
export const formatDateTime = (value: Date, now = new Date(serverNow())) =>
  format(isSameYear(value, now) ? 'dateTime' : 'dateTimeWithYear', value);

/** "Nov 24, 5:00 – 9:00 PM" on one day this year, "Nov 27, 5:00 PM – Nov 29, 4:00 PM" on several */
export const formatDateTimeRange = (from: Date, to: Date, now = new Date(serverNow())) =>
  formatRange(
    isSameYear(from, now) && isSameYear(to, now) ? 'dateTime' : 'dateTimeWithYear',
    from,
    to,
  );

const isSameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear();

/** "5:00 – 6:30 PM" */
export const formatTimeRange = (from: Date, to: Date) => formatRange('time', from, to);

/** "November 24, 2026" */
export const formatLongDate = (value: Date) => format('longDate', value);

/** "Tuesday, November 24" */
export const formatWeekday = (value: Date) => format('weekday', value);

/** "Tuesday, November 24, 2026" */
export const formatFullDate = (value: Date) => format('fullDate', value);

/** "Tuesday, November 24" this year, "Tuesday, November 24, 2027" in any other */
export const formatWeekdayDate = (value: Date, now = new Date(serverNow())) =>
  format(isSameYear(value, now) ? 'weekday' : 'fullDate', value);

/** "Nov 2026" */
export const formatMonth = (value: Date) => format('month', value);

/** "November 2026" */
export const formatLongMonth = (value: Date) => format('longMonth', value);

/** A day for a `<time>` element, in the person's time zone: "2026-11-24" */
export const formatIsoDay = (value: Date) =>
  [value.getFullYear(), value.getMonth() + 1, value.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const relative = lazy(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

const formatRelative = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  recallText(`${unit} ${count}`, () => relative().format(count, unit));

/** How far a day is from today: "yesterday", "in 3 days", "2 weeks ago" */
export const formatRelativeDay = ({ day, today }: { day: Date; today: Date }): string =>
  formatDaysAway(daysBetween(today, day));

/** "yesterday" for -1, "in 3 days" for 3 */
export function formatDaysAway(days: number): string {
  if (Math.abs(days) < 14) return formatRelative(days, 'day');
  if (Math.abs(days) < 60) return formatRelative(Math.trunc(days / 7), 'week');
  return formatRelative(Math.trunc(days / 30), 'month');
}

/** How many days of the calendar lie between two moments; negative if `to` is earlier. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((midnight(to) - midnight(from)) / (24 * 60 * 60 * 1000));

const midnight = (day: Date) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();

const units = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/**
 * How long ago or ahead a moment is, in its largest whole unit: "3 days ago", "in 2 hours". Days are those
 * of the calendar, so that "yesterday" is the day before today.
 */
export function formatTimeAgo(moment: Date, now: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  const found = units.find(([, length]) => Math.abs(seconds) >= length);
  if (!found) return 'just now';
  const [unit, length] = found;
  if (unit === 'day') return formatRelative(daysBetween(now, moment), unit);
  return formatRelative(Math.trunc(seconds / length), unit);
}
