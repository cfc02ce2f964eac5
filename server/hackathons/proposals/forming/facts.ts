import { type Discipline, goals } from '#contract/values/vocabulary.ts';
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

/** Bits in words of 32. */
export type Bits = Int32Array;

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

const hoursPerWeek = 7 * 24;

const coveredBits = (disciplines: readonly Discipline[], wanted: readonly Discipline[]) =>
  wanted.reduce((bits, one, at) => (disciplines.includes(one) ? bits | (1 << at) : bits), 0);

const languageBits = (person: Participant, all: readonly string[]) =>
  toBits(
    Math.max(all.length, 1),
    (at) => person.languages.length === 0 || person.languages.includes(all[at]!),
  );

function toBits(count: number, isSet: (at: number) => boolean): Bits {
  const bits = new Int32Array(Math.ceil(count / 32));
  for (let at = 0; at < count; at += 1) if (isSet(at)) bits[at >> 5]! |= 1 << (at & 31);
  return bits;
}

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

/** How many bits all have in common. All have the same number of words. */
export function countCommon(all: readonly Facts[], key: 'week' | 'languages'): number {
  const words = all[0]?.[key].length ?? 0;
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    let common = -1;
    for (const one of all) common &= one[key][word]!;
    count += countBits(common);
  }
  return count;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
