import { day } from '#contract/values/durations.ts';

/** How many days ahead someone can plan to leave. */
const maxDays = 14;

/** Whether someone can plan to leave on this day: from tomorrow on, in any time zone. */
export function isPossibleDay(on: string, now: Date): boolean {
  const days = (Date.parse(on) - Date.parse(now.toISOString().slice(0, 10))) / day;
  return days >= 1 && days <= maxDays;
}
