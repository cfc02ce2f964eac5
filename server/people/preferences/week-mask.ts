import { hour } from '#contract/values/durations.ts';
import { currentZone } from '#contract/values/lists/time-zone-names.ts';
import type { WeekTime } from '#contract/values/vocabulary.ts';
import { createLocalClock, type LocalClock } from '#server/platform/formats/local-clock.ts';
import { hoursPerWeek } from './common-hours.ts';

/** Monday to Friday, or the weekend, or every day; from an hour on, to another. */
type Block = { days: readonly number[]; from: number; to: number };

const [weekdays, weekend] = [
  [1, 2, 3, 4, 5],
  [0, 6],
];
const blocks: Record<WeekTime, Block> = {
  weekday_day: { days: weekdays, from: 9, to: 17 },
  weekday_evening: { days: weekdays, from: 17, to: 22 },
  weekend_day: { days: weekend, from: 9, to: 17 },
  weekend_evening: { days: weekend, from: 17, to: 22 },
  night: { days: [...weekdays, ...weekend], from: 22, to: 26 },
};

const clocks = new Map<string, LocalClock>();
/** About as many as there are zones; each can be written in thousands of ways, such as "europe/HELSINKI". */
const mostClocks = 500;

/** How far a time zone is ahead of UTC, in minutes. */
export function offsetOf(timeZone: string, at: Date): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    if (clocks.size >= mostClocks) clocks.clear();
    clocks.set(timeZone, (clock = createLocalClock(timeZone)));
  }
  // The clock shows whole seconds.
  return Math.round((clock(at) - at.getTime()) / 60_000);
}

export type Times = { week: readonly WeekTime[]; timeZone: string };

/**
 * The hours of the week in UTC, from Sunday 0:00 on, as a bit each; null if someone hasn't said. `at`
 * decides whether it's summer time.
 */
export function weekMask({ week, timeZone }: Times, at: Date): string | null {
  if (week.length === 0 || timeZone === '') return null;
  const offset = offsetOf(timeZone, at) * 60_000;
  let mask = '';
  for (let index = 0; index < hoursPerWeek; index += 1) {
    // A zone may be half an hour off, so the middle of the hour decides.
    const local = new Date(index * hour + hour / 2 + offset + sunday);
    mask += isFree(week, local) ? '1' : '0';
  }
  return mask;
}

/** Any Sunday, 0:00 UTC. */
export const sunday = Date.UTC(2023, 0, 1);

/** Whether an hour, as the clock shows it where someone is, belongs to the times when they're free. */
export const isFree = (week: readonly WeekTime[], local: Date) =>
  week.some((time) => isIn(blocks[time], local));

function isIn({ days, from, to }: Block, local: Date): boolean {
  const [day, at] = [local.getUTCDay(), local.getUTCHours()];
  if (days.includes(day) && at >= from && at < to) return true;
  // A night goes on until the next morning.
  return to > 24 && days.includes((day + 6) % 7) && at < to - 24;
}

let changed = { hour: -1, zones: [] as string[] };

/**
 * Zones whose clocks changed within 2 days, by their old and current names. It's computed once an hour,
 * because clocks are slow to create.
 */
export function zonesThatChanged(now: Date): string[] {
  const at = Math.floor(now.getTime() / hour);
  if (changed.hour !== at) {
    const before = new Date(now.getTime() - 2 * 24 * hour);
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => {
      const clock = createLocalClock(zone);
      return clock(now) - clock(before) !== now.getTime() - before.getTime();
    });
    changed = { hour: at, zones: zones.flatMap((zone) => [...new Set([zone, currentZone(zone)])]) };
  }
  return changed.zones;
}
