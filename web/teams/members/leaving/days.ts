import { formatIsoDay } from '#web/lib/formats/format-dates.ts';

/** How many days ahead someone can plan to leave. */
const maxDays = 14;

/** The days on which someone can leave: from tomorrow to in two weeks. */
export function daysToLeave(now: Date) {
  const dayFromNow = (days: number) => {
    const day = new Date(now);
    day.setDate(day.getDate() + days);
    return formatIsoDay(day);
  };
  return { first: dayFromNow(1), last: dayFromNow(maxDays) };
}

/** The middle of a day such as 2026-11-24, which is that day in all time zones but a few. */
export const toDate = (day: string) => new Date(`${day}T12:00:00`);
