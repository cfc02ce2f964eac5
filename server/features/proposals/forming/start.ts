import type { Random } from './random.ts';
import { shuffle } from './random.ts';
import type { TeamRules } from './participant.ts';
import type { Unit } from './units.ts';

/** How many teams to make, with the middle size where possible. */
export function countTeams(people: number, { least, most }: Pick<TeamRules, 'least' | 'most'>) {
  const fewest = Math.ceil(people / most);
  const highest = Math.max(fewest, Math.floor(people / least));
  return Math.min(Math.max(Math.round((2 * people) / (least + most)), fewest), highest);
}

export const sizeOf = (units: readonly Unit[]) =>
  units.reduce((size, { members }) => size + members.length, 0);

type Start = { fixed: readonly Unit[]; units: readonly Unit[]; count: number; most: number };

/** Puts units into teams of about the same size, at random. What fits nowhere is split up. */
export function placeAtRandom({ fixed, units, count, most }: Start, random: Random): Unit[][] {
  const teams: Unit[][] = Array.from({ length: count }, (_, at) => (fixed[at] ? [fixed[at]] : []));
  const waiting = shuffle(units, random).toSorted(
    (left, right) => right.members.length - left.members.length,
  );
  while (waiting.length > 0) {
    const unit = waiting.shift()!;
    const team = teams.reduce((least, one) => (sizeOf(one) < sizeOf(least) ? one : least));
    if (unit.members.length > 1 && sizeOf(team) + unit.members.length > most)
      waiting.push(...unit.members.map((one) => ({ members: [one], isFixed: false })));
    else team.push(unit);
  }
  return teams;
}
