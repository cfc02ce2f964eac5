import { type Discipline, goals } from '#contract/values/vocabulary.ts';
import { type Bits, hoursPerWeek, toBits } from '#server/people/preferences/common-hours.ts';
import type { Formation, Participant } from './participant.ts';

/**
 * A participant as bits, because a proposal compares teams millions of times. `covers`: which of the
 * wanted disciplines. Who didn't say when they have time, or what they speak, has all bits.
 */
export type Facts = {
  id: number;
  covers: number;
  week: Bits;
  saysWeek: boolean;
  languages: Bits;
  hours: number | null;
  /** An index, or -1. */
  goal: number;
  isBeginner: boolean | null;
  /** Who must not be on the same team. */
  apart: ReadonlySet<number>;
  /** Who had better not be on the same team. */
  avoided: ReadonlySet<number>;
};

type Source = Pick<Formation, 'people' | 'apart' | 'avoided'> & { wanted: readonly Discipline[] };

/** The facts of all people by ID. */
export function readFacts({ people, apart, avoided = [], wanted }: Source): Map<number, Facts> {
  const languages = [...new Set(people.flatMap((person) => person.languages))].toSorted();
  const [apartFrom, avoidedBy] = [groupPairs(apart), groupPairs(avoided)];
  return new Map(
    people.map((person) => [
      person.id,
      {
        id: person.id,
        covers: coveredBits(person.disciplines, wanted),
        week: toBits(hoursPerWeek, (at) => person.week?.[at] !== '0'),
        saysWeek: person.week !== null,
        languages: languageBits(person, languages),
        hours: person.hours,
        goal: person.goal === null ? -1 : goals.indexOf(person.goal),
        isBeginner: person.isBeginner,
        apart: apartFrom.get(person.id) ?? nobody,
        avoided: avoidedBy.get(person.id) ?? nobody,
      },
    ]),
  );
}

const nobody: ReadonlySet<number> = new Set();

const coveredBits = (disciplines: readonly Discipline[], wanted: readonly Discipline[]) =>
  wanted.reduce((bits, one, at) => (disciplines.includes(one) ? bits | (1 << at) : bits), 0);

const languageBits = (person: Participant, all: readonly string[]) =>
  toBits(
    Math.max(all.length, 1),
    (at) => person.languages.length === 0 || person.languages.includes(all[at]!),
  );

function groupPairs(pairs: Formation['apart']): Map<number, Set<number>> {
  const others = new Map<number, Set<number>>();
  const add = (one: number, other: number) =>
    others.set(one, (others.get(one) ?? new Set()).add(other));
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return others;
}
