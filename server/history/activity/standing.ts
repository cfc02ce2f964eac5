import type { EventKind } from '#server/migrations/tables.ts';

type Counts = Partial<Record<EventKind, number>>;

/**
 * A summary of a person's events: how often each kind counted, the days in a row, and when each
 * achievement was reached. It depends only on the events, so it can be recomputed.
 */
export type Standing = {
  counts: Counts;
  /** Those of `counts` that weren't solo: someone else was on the team. */
  teamCounts: Counts;
  /** The last day with an event (`YYYY-MM-DD`, UTC). `daysInRow` counts the days up to it. */
  lastDay: string;
  daysInRow: number;
  mostDaysInRow: number;
  /** What counted on the latest day: comments, and tickets done by project. */
  today: { day: string; comments: number; done: Record<string, number> };
  reached: Record<string, string>;
};

export const emptyStanding = (): Standing => ({
  counts: {},
  teamCounts: {},
  lastDay: '',
  daysInRow: 0,
  mostDaysInRow: 0,
  today: { day: '', comments: 0, done: {} },
  reached: {},
});

export const countOf = (standing: Standing, kind: EventKind): number => standing.counts[kind] ?? 0;

/** How often this counted on a team of at least two. */
export const teamCountOf = (standing: Standing, kind: EventKind): number =>
  standing.teamCounts[kind] ?? 0;
