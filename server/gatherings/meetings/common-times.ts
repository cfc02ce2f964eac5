import { hour } from '#contract/values/durations.ts';
import { countFree } from '#server/people/preferences/free-hours.ts';
import { offsetOf, type Times } from '#server/people/preferences/week-mask.ts';

/** Not within the next 12 hours, and in the two weeks after those. */
const [hoursAhead, daysAhead] = [12, 14];
/** How far back the first hours of a block are looked for. */
const hoursBefore = 24;
/** How many hours after the beginning of a block a meeting can start. */
const latestStart = 2;
const mostTimes = 3;

type Taken = { starts_at: string; ends_at: string };
type Search = { people: readonly Times[]; taken: readonly Taken[]; timeZone: string; now: Date };

export type CommonTime = { startsAt: string; endsAt: string; free: number };

/**
 * Hours when most people are free, on different days: those that everyone has in common, if there are
 * any. They're full hours in a time zone, early in a block of such hours. None if several people are
 * never free together.
 */
export function findCommonTimes({ people, taken, timeZone, now }: Search): CommonTime[] {
  const earliest = toFullHour(now.getTime() + hoursAhead * hour, timeZone);
  const from = new Date(earliest - hoursBefore * hour);
  const counts = countFree(people, { from, hours: hoursBefore + daysAhead * 24 });
  const free = Math.max(...counts.slice(hoursBefore));
  if (free < Math.min(Math.max(people.length, 1), 2)) return [];
  const starts = counts.flatMap((count, index) => {
    const before = counts.slice(Math.max(index - 1 - latestStart, 0), index);
    const isEarly = before.some((other) => other < free);
    return index >= hoursBefore && count === free && isEarly ? [from.getTime() + index * hour] : [];
  });
  const open = starts.filter((start) => !taken.some((other) => overlaps(start, other)));
  return spreadOverDays(open, timeZone).map((start) => ({
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + hour).toISOString(),
    free,
  }));
}

const toLocal = (time: number, timeZone: string) =>
  time + offsetOf(timeZone, new Date(time)) * 60_000;

/** The next time at which a clock shows a full hour. */
function toFullHour(time: number, timeZone: string): number {
  const local = toLocal(time, timeZone);
  return time + Math.ceil(local / hour) * hour - local;
}

const overlaps = (start: number, { starts_at, ends_at }: Taken) =>
  start < Date.parse(ends_at) && Date.parse(starts_at) < start + hour;

/** The first one of a few days that are far apart. */
function spreadOverDays(starts: readonly number[], timeZone: string): number[] {
  const days = new Map<number, number>();
  for (const start of starts) {
    const day = Math.floor(toLocal(start, timeZone) / (24 * hour));
    if (!days.has(day)) days.set(day, start);
  }
  const firsts = [...days.values()];
  const chosen = Array.from({ length: mostTimes }, (_, index) =>
    Math.floor((index * firsts.length) / mostTimes),
  );
  return [...new Set(chosen)].flatMap((index) => firsts[index] ?? []);
}
