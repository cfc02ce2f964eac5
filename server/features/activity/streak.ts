import type { Standing } from './standing.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** A day with an event goes on with the row where it follows the last one, and begins anew otherwise. */
export function extendStreak(standing: Standing, day: string) {
  // Processes' clocks may differ a little around midnight.
  if (day <= standing.lastDay) return;
  standing.daysInRow = day === dayAfter(standing.lastDay) ? standing.daysInRow + 1 : 1;
  standing.mostDaysInRow = Math.max(standing.mostDaysInRow, standing.daysInRow);
  standing.lastDay = day;
}

/** The days in a row that are still going on: today has time until it ends. Days are those of UTC. */
export function streakAt({ lastDay, daysInRow }: Standing, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  return lastDay >= today || dayAfter(lastDay) === today ? daysInRow : 0;
}

function dayAfter(day: string): string {
  if (day === '') return '';
  return new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
}
