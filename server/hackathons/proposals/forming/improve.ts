import type { Facts } from './facts.ts';
import { scoreOf } from './points.ts';
import type { Random } from './random.ts';
import { sizeOf } from './start.ts';
import type { Unit } from './units.ts';

/** How much the worst team counts in addition to the sum of all. */
const weightOfWorst = 2;

/**
 * How many exchanges are tried for each person: a number, not a time, so that the same seed gives the
 * same teams everywhere.
 */
const exchangesPerPerson = 3000;

/** How many points an exchange may cost, on average: at first many, so that the search doesn't get stuck. */
const tolerance = { first: 10, last: 0.1 };

type Search = {
  teams: Unit[][];
  scores: number[];
  wanted: number;
  /** Exchanges don't make sizes more uneven than necessary. */
  sizes: { least: number; most: number };
  random: Random;
};

/**
 * Raises the sum of all scores plus twice the worst one, by exchanging units between teams: simulated
 * annealing, which finds better teams in less time than only making exchanges that help. Changes `teams`.
 */
export function improve(teams: Unit[][], wanted: number, random: Random) {
  if (teams.length < 2) return;
  const people = teams.reduce((sum, team) => sum + sizeOf(team), 0);
  const mean = people / teams.length;
  const search: Search = {
    teams,
    scores: teams.map((team) => scoreOf(membersOf(team), wanted)),
    wanted,
    sizes: { least: Math.floor(mean), most: Math.ceil(mean) },
    random,
  };
  const count = exchangesPerPerson * people;
  for (let at = 0; at < count; at += 1)
    tryExchange(search, tolerance.first * (tolerance.last / tolerance.first) ** (at / count));
}

function tryExchange({ teams, scores, wanted, sizes, random }: Search, cost: number) {
  const one = Math.floor(random() * teams.length);
  const other = (one + 1 + Math.floor(random() * (teams.length - 1))) % teams.length;
  const [left, right] = [teams[one]!, teams[other]!];
  const unit = left[Math.floor(random() * left.length)];
  if (!unit || unit.isFixed) return;
  const back = chooseCounterpart(right, unit.members.length, random);
  const moved = unit.members.length - sizeOf(back);
  if (moved !== 0 && (sizeOf(left) - moved < sizes.least || sizeOf(right) + moved > sizes.most))
    return;
  const newLeft = [...left.filter((each) => each !== unit), ...back];
  const newRight = [...right.filter((each) => !back.includes(each)), unit];
  const leftScore = scoreOf(membersOf(newLeft), wanted);
  const rightScore = scoreOf(membersOf(newRight), wanted);
  const worst = worstWithout(scores, one, other);
  const total = (left: number, right: number) =>
    left + right + weightOfWorst * Math.min(worst, left, right);
  const gain = total(leftScore, rightScore) - total(scores[one]!, scores[other]!);
  if (gain < 0 && random() >= Math.exp(gain / cost)) return;
  teams[one] = newLeft;
  teams[other] = newRight;
  scores[one] = leftScore;
  scores[other] = rightScore;
}

/** Units with up to this many people in all to be given for a unit of this size, or none. */
function chooseCounterpart(team: readonly Unit[], size: number, random: Random): Unit[] {
  const chosen: Unit[] = [];
  const start = Math.floor(random() * (team.length + 1));
  // One start in so many chooses none: the unit only moves.
  if (start === team.length) return chosen;
  let left = size;
  for (let at = 0; at < team.length && left > 0; at += 1) {
    const unit = team[(start + at) % team.length]!;
    if (unit.isFixed || unit.members.length > left) continue;
    chosen.push(unit);
    left -= unit.members.length;
  }
  return chosen;
}

function worstWithout(scores: readonly number[], one: number, other: number): number {
  let worst = Infinity;
  for (let at = 0; at < scores.length; at += 1)
    if (at !== one && at !== other && scores[at]! < worst) worst = scores[at]!;
  return worst;
}

const membersOf = (team: readonly Unit[]): Facts[] => team.flatMap(({ members }) => members);
