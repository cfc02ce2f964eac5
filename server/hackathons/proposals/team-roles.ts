import type { Discipline } from '#contract/values/vocabulary.ts';
import { assignCovered } from './forming/coverage.ts';
import { factsOf, type Group } from './group.ts';
import { disciplinesOf, peopleOf } from './team-words.ts';

export type TeamRoles = {
  /** Each discipline once. `places`: for those who have it, or one that's still open. */
  roles: { discipline: Discipline; places: number }[];
  /** In the order of the people. */
  disciplines: Discipline[];
};

/** Who does what on a new team. What it still lacks is an open role, as long as there's room for it. */
export function chooseRoles(group: Group, ids: readonly number[]): TeamRoles {
  const { wanted, most } = group.rules;
  const owners = assignCovered(factsOf(group, ids), wanted.length);
  const disciplines = peopleOf(group, ids).map((person, at): Discipline => {
    const chosen = owners.indexOf(at);
    return chosen === -1 ? (person.disciplines[0] ?? 'Other') : wanted[chosen]!;
  });
  const open = disciplinesOf(group, ids).missing.slice(0, Math.max(0, most - ids.length));
  const all = [...disciplines, ...open.filter((one) => !disciplines.includes(one))];
  return {
    disciplines,
    roles: [...new Set(all)].map((discipline) => ({
      discipline,
      places: all.filter((one) => one === discipline).length,
    })),
  };
}
