import type { EventKind } from '#server/migrations/tables.ts';

/**
 * What a person's events come to: how often each kind happened, the days in a row, and when each
 * achievement was reached. Made of nothing but the events, so that it can be computed anew.
 */
export type Standing = {
  counts: Partial<Record<EventKind, number>>;
  /** The last day with an event (`YYYY-MM-DD`, UTC), and how many days in a row end there. */
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
