import type { Pin, Proposal, ProposedTeam } from '#contract/hackathons/proposals.ts';

/** Which people are on which team of a proposal, by their ids. What the server stores of it. */
export type Arrangement = {
  teams: readonly ArrangedTeam[];
  apart: readonly Pair[];
};

type ArrangedTeam = {
  projectId: number | null;
  name: string;
  people: readonly number[];
  /** Of `people`: who stays on this team in the next proposal. */
  pinned: readonly number[];
  isWhole: boolean;
};

export type Pair = readonly [number, number];

export const arrangementOf = ({
  teams,
  apart,
}: Pick<Proposal, 'teams' | 'apart'>): Arrangement => ({
  teams: teams.map(({ projectId, name, people, isWhole }) => ({
    projectId,
    name,
    people: people.map(({ id }) => id),
    pinned: people.filter((person) => person.isPinned).map(({ id }) => id),
    isWhole,
  })),
  apart,
});

/** The proposal with people where they're wanted, until the server has computed its points again. */
export function arrange(proposal: Proposal, wanted: Arrangement): Proposal {
  const all = [...proposal.teams.flatMap(({ people }) => people), ...proposal.withoutTeam];
  const people = new Map(all.map((person) => [person.id, person]));
  const placed = new Set(wanted.teams.flatMap((team) => team.people));
  const teams = wanted.teams.map((team, index): ProposedTeam => ({
    ...(proposal.teams[index] ?? unknownTeam),
    projectId: team.projectId,
    name: team.name,
    isWhole: team.isWhole,
    people: team.people.flatMap((id) => {
      const person = people.get(id);
      return person ? [{ ...person, isPinned: team.pinned.includes(id) }] : [];
    }),
  }));
  return {
    ...proposal,
    teams,
    withoutTeam: all
      .filter(({ id }) => !placed.has(id))
      .map((person) => ({ ...person, isPinned: false })),
    apart: wanted.apart.map(([one, other]) => [one, other]),
  };
}

const unknownTeam = { points: 0, reasons: [], warnings: [] };

/** Moves someone to a team, where they stay, or with null, to no team. */
export const movePerson = (
  { teams, apart }: Arrangement,
  personId: number,
  to: number | null,
): Arrangement => ({
  teams: teams.map((team, index) => {
    const people = team.people.filter((id) => id !== personId);
    const pinned = team.pinned.filter((id) => id !== personId);
    if (index !== to) return { ...team, people, pinned };
    return { ...team, people: [...people, personId], pinned: [...pinned, personId] };
  }),
  apart,
});

/** Pins someone to their team, or lets them go. */
export const togglePin = ({ teams, apart }: Arrangement, personId: number): Arrangement => ({
  teams: teams.map((team) => {
    if (!team.people.includes(personId)) return team;
    const pinned = team.pinned.includes(personId)
      ? team.pinned.filter((id) => id !== personId)
      : [...team.pinned, personId];
    return { ...team, pinned };
  }),
  apart,
});

/** Changes a team's name, or whether it stays as it is. */
export const changeTeam = (
  { teams, apart }: Arrangement,
  index: number,
  fields: Partial<Pick<ArrangedTeam, 'name' | 'isWhole'>>,
): Arrangement => ({
  teams: teams.map((team, at) => (at === index ? { ...team, ...fields } : team)),
  apart,
});

const isSamePair = ([a, b]: Pair, [c, d]: Pair) => (a === c && b === d) || (a === d && b === c);

/** Keeps two people apart in the next proposal, or no longer. */
export const toggleApart = ({ teams, apart }: Arrangement, pair: Pair): Arrangement => ({
  teams,
  apart: apart.some((one) => isSamePair(one, pair))
    ? apart.filter((one) => !isSamePair(one, pair))
    : [...apart, pair],
});

/** What stays in the next proposal. */
export const pinsOf = ({ teams }: Arrangement): Pin[] =>
  teams
    .map(({ projectId, name, people, pinned, isWhole }) => ({
      projectId,
      name,
      people: [...(isWhole ? people : pinned)],
      isWhole,
    }))
    .filter(({ projectId, people }) => projectId !== null || people.length > 0);
