import { addDays, day, hour } from '#contract/values/durations.ts';
import {
  createLocalClock,
  type LocalClock,
  whenClockShows,
} from '#server/platform/formats/local-clock.ts';
import { morning } from './policy.ts';

const monday = 1;

/**
 * When the next daily email is sent to someone: at 8:00 in their time zone. The weekly one is sent on
 * Mondays. An unknown time zone counts as UTC.
 */
export function nextMorning(now: Date, timeZone: string, every: 'daily' | 'weekly'): Date {
  const readClock = createLocalClock(timeZone);
  for (let days = 0; ; days += 1) {
    const due = toMorning(readClock, addDays(now, days));
    const isMonday = new Date(readClock(due)).getUTCDay() === monday;
    if (due > now && (every === 'daily' || isMonday)) return due;
  }
}

/** 8:00 on the day that it is at a time, where this clock is. */
function toMorning(readClock: LocalClock, at: Date): Date {
  const local = readClock(at);
  return whenClockShows(readClock, local - (local % day) + morning * hour);
}
