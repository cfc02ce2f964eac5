import { createHash } from 'node:crypto';
import { foldCase } from '#contract/values/text/fold-case.ts';
import { type Discipline, disciplines } from '#contract/values/vocabulary.ts';

/** A skill, or a pair of skills (a < b), for one discipline. It finds openings and people by index. */
export type MatchKey = { discipline: number; a: number; b: number };

/** The discipline of people who haven't named one. Roles have their own: "Other". */
export const noDiscipline = -1;

export const disciplineKey = (discipline: Discipline) => disciplines.indexOf(discipline);

/** A number for a skill. Two skills with the same one would only be compared in vain. */
export const skillKey = (name: string): number =>
  createHash('sha256').update(foldCase(name)).digest().readInt32BE();

export function skillPairs(names: readonly string[]): { a: number; b: number }[] {
  const keys = [...new Set(names.map(skillKey))].toSorted((left, right) => left - right);
  return keys.flatMap((a, at) => keys.slice(at).map((b) => ({ a, b })));
}

export const matchKeys = (kinds: readonly number[], names: readonly string[]): MatchKey[] => {
  const pairs = skillPairs(names);
  return kinds.flatMap((discipline) => pairs.map((pair) => ({ discipline, ...pair })));
};
