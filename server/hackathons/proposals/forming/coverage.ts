import type { Facts } from './facts.ts';

/** There are 13 disciplines. */
const owners = new Int8Array(32);

/**
 * How many of the wanted disciplines a team covers, each by someone else: the largest matching, by
 * augmenting paths.
 */
export function countCovered(team: readonly Facts[]): number {
  owners.fill(-1);
  let count = 0;
  for (let at = 0; at < team.length; at += 1) if (findPlace(team, at)) count += 1;
  return count;
}

/** Who takes which of the wanted disciplines: an index of the team for each of them, or -1. */
export function assignCovered(team: readonly Facts[], wanted: number): number[] {
  countCovered(team);
  return [...owners.subarray(0, wanted)];
}

let tried = 0;

function findPlace(team: readonly Facts[], at: number): boolean {
  tried = 0;
  return takePlace(team, at);
}

/** Takes a free discipline, or one whose owner can take another. */
function takePlace(team: readonly Facts[], at: number): boolean {
  for (let left = team[at]!.covers & ~tried; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (tried & bit) continue;
    tried |= bit;
    const place = 31 - Math.clz32(bit);
    const owner = owners[place]!;
    if (owner === -1 || takePlace(team, owner)) {
      owners[place] = at;
      return true;
    }
  }
  return false;
}
