import type { Facts } from './facts.ts';
import type { Participant } from './participant.ts';
import { breaksRules, hasAvoided } from './points.ts';

/** People who stay together. `isFixed`: they stay on their team, too. */
export type Unit = { members: Facts[]; isFixed: boolean };

type Source = { people: readonly Participant[]; facts: ReadonlyMap<number, Facts>; most: number };

/** Puts those who want to be together into units, unless that's too many for a team or breaks a rule. */
export function formUnits({ people, facts, most }: Source): Unit[] {
  const units = new Map(people.map(({ id }) => [id, [facts.get(id)!]]));
  for (const [one, other] of mutualWishes(people)) {
    const [left, right] = [units.get(one)!, units.get(other)!];
    if (left === right) continue;
    const members = [...left, ...right];
    if (members.length > most || breaksRules(members) || hasAvoided(members)) continue;
    for (const { id } of members) units.set(id, members);
  }
  return [...new Set(units.values())].map((members) => ({ members, isFixed: false }));
}

/** The pairs who named each other, of people who are in the list. */
export function mutualWishes(people: readonly Participant[]): [number, number][] {
  const wishes = new Map(people.map((person) => [person.id, person.wishes]));
  return people.flatMap(({ id, wishes: wanted }) =>
    wanted
      .filter((other) => id < other && wishes.get(other)?.includes(id))
      .map((other): [number, number] => [id, other]),
  );
}
