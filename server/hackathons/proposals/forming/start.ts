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

type Start = {
  fixed: readonly Unit[];
  units: readonly Unit[];
  count: number;
  rules: Pick<TeamRules, 'least' | 'most'>;
};

/**
 * Puts units into teams of about the same size, at random. A unit is split up if it makes its team too
 * large, or leaves too few people for another one.
 */
export function placeAtRandom({ fixed, units, count, rules }: Start, random: Random): Unit[][] {
  const teams = Array.from({ length: count }, (_, at) => (fixed[at] ? [fixed[at]] : []));
  const waiting = shuffle(units, random).toSorted(
    (left, right) => right.members.length - left.members.length,
  );
  const least = Math.min(rules.least, Math.floor((sizeOf(fixed) + sizeOf(units)) / count));
  while (waiting.length > 0) {
    const unit = waiting.shift()!;
    const team = teams.reduce((smallest, one) => (sizeOf(one) < sizeOf(smallest) ? one : smallest));
    const size = sizeOf(team) + unit.members.length;
    const needed = teams.reduce(
      (sum, one) => sum + Math.max(0, least - (one === team ? size : sizeOf(one))),
      0,
    );
    if (unit.members.length > 1 && (size > rules.most || needed > sizeOf(waiting)))
      waiting.push(...unit.members.map((one) => ({ members: [one], isFixed: false })));
    else team.push(unit);
  }
  return teams;
}
