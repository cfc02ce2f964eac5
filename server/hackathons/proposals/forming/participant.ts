import type { Discipline, Goal } from '#contract/values/vocabulary.ts';

/** Someone who wants a team, with what they said about themselves. What they didn't say is null or empty. */
export type Participant = {
  id: number;
  disciplines: readonly Discipline[];
  /** A week. */
  hours: number | null;
  /** The hours of the week when they have time, as a bit each: see `weekMask`. */
  week: string | null;
  goal: Goal | null;
  isBeginner: boolean | null;
  languages: readonly string[];
  /** The IDs of those they want to be with. */
  wishes: readonly number[];
};

/**
 * `wanted`: the kinds of work that each team should cover. `isShort`: the hackathon is over within a
 * week, so how much time people have in one doesn't matter.
 */
export type TeamRules = {
  least: number;
  most: number;
  wanted: readonly Discipline[];
  isShort: boolean;
};

/** People who stay on one team. Nobody else is put into a closed one. */
export type FixedTeam = { memberIds: readonly number[]; isClosed: boolean };

/**
 * Who is put into teams, and how. `apart`: pairs that are never on one team. `avoided`: pairs that are
 * on one team only if that makes the teams much better.
 */
export type Formation = {
  people: readonly Participant[];
  rules: TeamRules;
  apart: readonly (readonly [number, number])[];
  avoided?: readonly (readonly [number, number])[];
  fixed: readonly FixedTeam[];
  seed: number;
};

/** The fixed teams come first, in their order. `withoutTeam`: they could only be on a team with someone they're kept apart from. */
export type FormedTeams = { teams: number[][]; withoutTeam: number[] };
