import { type Facts, readFacts } from './forming/facts.ts';
import type { Formation, Participant, TeamRules } from './forming/participant.ts';

export type NamedParticipant = Participant & { name: string };

/** Everyone who is or could be on a team in a hackathon. */
export type Group = {
  people: ReadonlyMap<number, NamedParticipant>;
  facts: ReadonlyMap<number, Facts>;
  rules: TeamRules;
};

type Source = {
  people: readonly NamedParticipant[];
  apart: Formation['apart'];
  rules: TeamRules;
};

export const createGroup = ({ people, apart, rules }: Source): Group => ({
  people: new Map(people.map((person) => [person.id, person])),
  facts: readFacts({ people, apart, wanted: rules.wanted }),
  rules,
});

export const factsOf = ({ facts }: Group, ids: readonly number[]): Facts[] =>
  ids.map((id) => facts.get(id)!);
