import { countCovered } from './coverage.ts';
import { countCommon, type Facts } from './facts.ts';

/** The most points of each reason. Together they are 100. */
export const mostTeamPoints = {
  disciplines: 30,
  week: 30,
  hours: 15,
  goal: 15,
  experience: 10,
} as const;

/** From this many hours a week on when everyone is free, a team has all points for them. */
export const enoughCommonHours = 6;

/** How well a team fits, from 0 to 100. What nobody has said counts half. */
export function pointsOf(team: readonly Facts[], wanted: number): number {
  return (
    share(mostTeamPoints.disciplines, wanted === 0 ? 1 : countCovered(team) / wanted) +
    share(mostTeamPoints.week, shareOfWeek(team)) +
    share(mostTeamPoints.hours, shareOfHours(team)) +
    share(mostTeamPoints.goal, shareOfGoal(team)) +
    share(mostTeamPoints.experience, shareOfExperience(team))
  );
}

const unknownShare = 0.5;
const share = (most: number, part: number | undefined) => most * (part ?? unknownShare);

function shareOfWeek(team: readonly Facts[]): number | undefined {
  const hours = commonHoursOf(team);
  return hours === undefined ? undefined : Math.min(1, hours / enoughCommonHours);
}

/** The hours of the week when everyone who has said is free. */
export const commonHoursOf = (team: readonly Facts[]): number | undefined =>
  team.some(({ saysWeek }) => saysWeek) ? countCommon(team, 'week') : undefined;

/** How alike they are in the hours they have: the fewest of the most. */
function shareOfHours(team: readonly Facts[]): number | undefined {
  let [least, most] = [Infinity, 0];
  for (const { hours } of team) {
    if (hours === null) continue;
    least = Math.min(least, hours);
    most = Math.max(most, hours);
  }
  return most === 0 ? undefined : least / most;
}

/** How many of those who have said share the most frequent goal. */
function shareOfGoal(team: readonly Facts[]): number | undefined {
  let [known, most] = [0, 0];
  for (const { goal } of team) {
    if (goal === -1) continue;
    known += 1;
    let same = 0;
    for (const other of team) if (other.goal === goal) same += 1;
    most = Math.max(most, same);
  }
  return known === 0 ? undefined : most / known;
}

/** Someone who knows more, and someone to learn from them. */
function shareOfExperience(team: readonly Facts[]): number | undefined {
  if (team.every(({ isBeginner }) => isBeginner === null)) return undefined;
  if (!team.some(({ isBeginner }) => isBeginner === false)) return 0;
  return team.some(({ isBeginner }) => isBeginner) ? 1 : 0.5;
}

/** What a broken hard rule costs: more than all points together. */
const penalty = 100_000;

/** The points without what its broken rules cost: people kept apart, and those who don't speak the team's language. */
export function scoreOf(team: readonly Facts[], wanted: number): number {
  return pointsOf(team, wanted) - penalty * countBroken(team);
}

/** Whether two are kept apart, or there's no common language. */
export const breaksRules = (team: readonly Facts[]) => countBroken(team) > 0;

const countBroken = (team: readonly Facts[]) => countApart(team) + countUnspoken(team);

/** How many pairs of a team are kept apart. */
function countApart(team: readonly Facts[]): number {
  let count = 0;
  for (const { apart } of team) {
    if (apart.size === 0) continue;
    for (const { id } of team) if (apart.has(id)) count += 1;
  }
  return count / 2;
}

/** How many don't speak the language that most of them share. */
function countUnspoken(team: readonly Facts[]): number {
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
