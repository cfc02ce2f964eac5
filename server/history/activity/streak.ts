import type { Standing } from './standing.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Extends the streak if the day follows the last one, or else starts a new streak. */
export function extendStreak(standing: Standing, day: string) {
  // The clocks of server processes may differ slightly around midnight.
  if (day <= standing.lastDay) return;
  standing.daysInRow = day === dayAfter(standing.lastDay) ? standing.daysInRow + 1 : 1;
  standing.mostDaysInRow = Math.max(standing.mostDaysInRow, standing.daysInRow);
  standing.lastDay = day;
}

/** The current streak in UTC days. It doesn't end before today does. */
export function streakAt({ lastDay, daysInRow }: Standing, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  return lastDay >= today || dayAfter(lastDay) === today ? daysInRow : 0;
}

function dayAfter(day: string): string {
  if (day === '') return '';
  return new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
}
