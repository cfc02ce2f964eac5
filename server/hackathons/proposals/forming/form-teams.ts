import { type Facts, readFacts } from './facts.ts';
import { improve } from './improve.ts';
import type { FixedTeam, FormedTeams, Formation } from './participant.ts';
import { createRandom } from './random.ts';
import { countTeams, placeAtRandom } from './start.ts';
import { formUnits } from './units.ts';

/** Puts everyone into teams that fit as well as possible. The same people and seed give the same teams. */
export function formTeams(formation: Formation): FormedTeams {
  const { rules, fixed } = formation;
  const people = formation.people.toSorted((left, right) => left.id - right.id);
  const facts = readFacts({ ...formation, people, wanted: rules.wanted });
  const membersOf = ({ memberIds }: FixedTeam) => memberIds.map((id) => facts.get(id)!);
  const stays = new Set(fixed.flatMap(({ memberIds }) => memberIds));
  const others = people.filter(({ id }) => !stays.has(id));
  const open = fixed.filter(({ isClosed }) => !isClosed);
  const placed = others.length + open.flatMap(({ memberIds }) => memberIds).length;
  const random = createRandom(formation.seed);
  const teams = placeAtRandom(
    {
      fixed: open.map((team) => ({ members: membersOf(team), isFixed: true })),
      units: formUnits({ people: others, facts, most: rules.most }),
      count: Math.max(countTeams(placed, rules), open.length),
      rules,
    },
    random,
  );
  improve(teams, rules.wanted.length, random);
  const formed = teams.map((team) =>
    keepApart(
      team.flatMap(({ members }) => members),
      stays,
    ),
  );
  return present({
    teams: [
      ...fixed.map((team) => (team.isClosed ? membersOf(team) : formed[open.indexOf(team)]!)),
      ...formed.slice(open.length),
    ],
    people: people.map(({ id }) => id),
  });
}

/** Leaves out people who are kept apart from someone there. People of a fixed team stay. */
function keepApart(team: readonly Facts[], stays: ReadonlySet<number>): Facts[] {
  const kept = team.filter(({ id }) => stays.has(id));
  for (const one of team)
    if (!stays.has(one.id) && !kept.some(({ id }) => one.apart.has(id))) kept.push(one);
  return kept;
}

function present({ teams, people }: { teams: Facts[][]; people: number[] }): FormedTeams {
  const placed = new Set(teams.flat().map(({ id }) => id));
  return {
    teams: teams.map((team) => team.map(({ id }) => id).toSorted((left, right) => left - right)),
    withoutTeam: people.filter((id) => !placed.has(id)),
  };
}
