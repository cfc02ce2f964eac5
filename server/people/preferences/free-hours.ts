import { hour } from '#contract/values/durations.ts';
import type { WeekTime } from '#contract/values/vocabulary.ts';
import { hoursPerWeek } from './common-hours.ts';
import { isFree, offsetOf, sunday, type Times } from './week-mask.ts';

type Span = { from: Date; hours: number };

/** How many people are free in each hour from a time on. The clocks may change in between. */
export function countFree(people: readonly Times[], span: Span): number[] {
  const counts = Array.from({ length: span.hours }, () => 0);
  const [weeks, zones] = [new Map<string, boolean[]>(), new Map<string, number[]>()];
  for (const { week, timeZone } of people) {
    const free = getOrMake(weeks, week.join(), () => readWeek(week));
    const offsets = getOrMake(zones, timeZone, () => listOffsets(timeZone, span));
    for (const [index, offset] of offsets.entries()) {
      const local = (span.from.getTime() - sunday) / hour + index + offset / 60;
      // In a zone that's half an hour off, an hour is in two of the clock's.
      if (free[Math.floor(local) % hoursPerWeek] && free[Math.ceil(local) % hoursPerWeek])
        counts[index]! += 1;
    }
  }
  return counts;
}

function getOrMake<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}

/** Whether each hour of a week is free, from Sunday 0:00 on, where someone is. */
const readWeek = (week: readonly WeekTime[]) =>
  Array.from({ length: hoursPerWeek }, (_, index) => isFree(week, new Date(sunday + index * hour)));

/** How far a time zone is ahead of UTC in each hour, in minutes. Reading a clock is slow. */
function listOffsets(timeZone: string, { from, hours }: Span): number[] {
  const at = (index: number) => offsetOf(timeZone, new Date(from.getTime() + index * hour));
  const first = at(0);
  if (at(hours) === first) return Array.from({ length: hours }, () => first);
  const days = Array.from({ length: Math.ceil(hours / 24) + 1 }, (_, day) => at(day * 24));
  return Array.from({ length: hours }, (_, index) => {
    const day = Math.floor(index / 24);
    const [before, after] = [days[day]!, days[day + 1]!];
    return before === after ? before : at(index);
  });
}
