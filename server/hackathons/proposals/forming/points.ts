import { mostTeamPoints } from '#contract/hackathons/hackathon-rules.ts';
import { countCovered } from './coverage.ts';
import { countCommon } from '#server/people/preferences/common-hours.ts';
import type { Facts } from './facts.ts';

/** From this many hours a week on when everyone is free, a team has all points for them. */
const enoughCommonHours = 6;

/** The reasons that have points. */
export const scoredKeys = ['disciplines', 'hours', 'effort', 'goal', 'experience'] as const;
export type ScoredKey = (typeof scoredKeys)[number];

type Team = readonly Facts[];

/** Which part of a reason's points a team has, from 0 to 1; undefined if nobody has said. */
type Share = (team: Team, wanted: number) => number | undefined;

const shares: Record<ScoredKey, Share> = {
  disciplines: (team, wanted) => (wanted === 0 ? 1 : countCovered(team) / wanted),
  hours: (team) => {
    const hours = commonHoursOf(team);
    return hours === undefined ? undefined : Math.min(1, hours / enoughCommonHours);
  },
  // How alike they are in the hours they have.
  effort: (team) => {
    const { least, most } = effortOf(team);
    return most === 0 ? undefined : least / most;
  },
  // How many of those who have said share the most frequent goal.
  goal: (team) => {
    const { known, same } = commonGoalOf(team);
    return known === 0 ? undefined : same / known;
  },
  // Someone who knows more, and someone who learns from them.
  experience: (team) => {
    if (team.every(({ isBeginner }) => isBeginner === null)) return undefined;
    if (!team.some(({ isBeginner }) => isBeginner === false)) return 0;
    return team.some(({ isBeginner }) => isBeginner) ? 1 : 0.5;
  },
};

/** The points of a reason, and whether anyone has said something about it. */
export function pointsFor(key: ScoredKey, team: Team, wanted: number) {
  const share = shares[key](team, wanted);
  return { points: mostTeamPoints[key] * (share ?? unknownShare), isKnown: share !== undefined };
}

/** What nobody has said counts half. */
const unknownShare = 0.5;

/** How well a team fits, from 0 to 100. */
export function pointsOf(team: Team, wanted: number): number {
  let sum = 0;
  for (const key of scoredKeys)
    sum += mostTeamPoints[key] * (shares[key](team, wanted) ?? unknownShare);
  return sum;
}

/** The hours of the week when everyone who has said is free. */
export const commonHoursOf = (team: Team): number | undefined =>
  team.some(({ saysWeek }) => saysWeek) ? countCommon(team, 'week') : undefined;

/** The fewest and the most hours that someone has. `most` is 0 if nobody has said. */
export function effortOf(team: Team) {
  let [least, most] = [Infinity, 0];
  for (const { hours } of team) {
    if (hours === null) continue;
    least = Math.min(least, hours);
    most = Math.max(most, hours);
  }
  return { least, most };
}

/** The index of the most frequent goal, how many share it, and how many have one. */
export function commonGoalOf(team: Team) {
  let [goal, same, known] = [-1, 0, 0];
  for (const one of team) {
    if (one.goal === -1) continue;
    known += 1;
    let count = 0;
    for (const other of team) if (other.goal === one.goal) count += 1;
    if (count > same) [goal, same] = [one.goal, count];
  }
  return { goal, same, known };
}

/** What breaking a rule costs: more than all points together. */
const penalty = 100_000;
/** What two cost who had better not be together: it outweighs a better team, but breaks no rule. */
const reluctance = 50;

/** The points, without what broken rules and reluctance cost. Nobody is shown this. */
export const scoreOf = (team: Team, wanted: number) =>
  pointsOf(team, wanted) -
  penalty * (countPairs(team, 'apart') + countUnspoken(team)) -
  reluctance * countPairs(team, 'avoided');

/** Whether two are kept apart, or there's no common language. */
export const breaksRules = (team: Team) => hasApart(team) || !hasLanguage(team);

export const hasApart = (team: Team) => countPairs(team, 'apart') > 0;

export const hasAvoided = (team: Team) => countPairs(team, 'avoided') > 0;

export const hasLanguage = (team: Team) => countUnspoken(team) === 0;

/** How many pairs are kept apart, or had better not be together. */
function countPairs(team: Team, key: 'apart' | 'avoided'): number {
  let count = 0;
  for (const one of team) {
    if (one[key].size === 0) continue;
    for (const { id } of team) if (one[key].has(id)) count += 1;
  }
  return count / 2;
}

/** How many don't speak the language that most of them share. */
function countUnspoken(team: Team): number {
  if (team.length < 2 || countCommon(team, 'languages') > 0) return 0;
  const words = team[0]!.languages.length;
  let most = 0;
  for (let at = 0; at < words * 32; at += 1) {
    let speakers = 0;
    for (const { languages } of team) if (languages[at >> 5]! & (1 << (at & 31))) speakers += 1;
    most = Math.max(most, speakers);
  }
  return team.length - most;
}
