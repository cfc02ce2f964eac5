import type { EventKind } from '#server/migrations/tables.ts';

/**
 * A summary of a person's events: how often each kind happened, the days in a row, and when each
 * achievement was reached. It depends only on the events, so it can be recomputed.
 */
export type Standing = {
  counts: Partial<Record<EventKind, number>>;
  /** The last day with an event (`YYYY-MM-DD`, UTC). `daysInRow` counts the days up to it. */
  lastDay: string;
  daysInRow: number;
  mostDaysInRow: number;
  reached: Record<string, string>;
};

export const emptyStanding = (): Standing => ({
  counts: {},
  lastDay: '',
  daysInRow: 0,
  mostDaysInRow: 0,
  reached: {},
});

export const countOf = (standing: Standing, kind: EventKind): number => standing.counts[kind] ?? 0;
