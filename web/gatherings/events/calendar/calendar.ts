import { formatFullDate, formatIsoDay, formatLongMonth } from '#web/lib/formats/format-dates.ts';

/** A day such as "2026-10-05", and a month such as "2026-10", as in the URL. */
export type Day = string;
export type Month = string;

export const isDay = (text: string | null): text is Day =>
  text !== null && /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text;

export const isMonth = (text: string | null): text is Month => isDay(`${text}-01`);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

export const addDays = (day: Day, days: number): Day => {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days));
};

/** The same day in another month, or that month's last day if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  const [year, month] = [date.getFullYear(), date.getMonth() + months];
  const last = new Date(year, month + 1, 0).getDate();
  return dayOf(new Date(year, month, Math.min(date.getDate(), last)));
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (day: Day) => (dateOf(day).getDay() + 6) % 7;

/** The weeks of a month, from Monday to Sunday, with null for days of other months. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = firstDayOf(month);
  const weeks: (Day | null)[][] = [];
  for (
    let monday = addDays(first, -weekdayIndex(first));
    monday <= addDays(addMonths(first, 1), -1);
    monday = addDays(monday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}

export const dayOf = (date: Date): Day => formatIsoDay(date);

/** Midnight of a day in the person's time zone. */
function dateOf(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** "October 2026" */
export const formatMonthOf = (month: Month) => formatLongMonth(dateOf(firstDayOf(month)));

/** "Monday, October 5, 2026" */
export const formatDay = (day: Day) => formatFullDate(dateOf(day));
