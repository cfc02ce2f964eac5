import { foldCase } from '#contract/values/text/fold-case.ts';
import { knownSkills } from './known-labels.ts';

const names = new Map(
  knownSkills.flatMap(([name, ...aliases]) =>
    [name, ...aliases].map((alias) => [foldCase(alias), name] as const),
  ),
);

const known = new Set(knownSkills.map(([name]) => name));

/** Whether everyone's labels for it have this one spelling. */
export const isKnownSkill = (name: string) => known.has(name);

/** A technology in one spelling: "js" and "JavaScript" are the same skill. */
const skillName = (label: string): string => names.get(foldCase(label)) ?? label;

/** Labels in one spelling, each once. */
export function skillNames(labels: readonly string[]): string[] {
  const unique = new Map(labels.map(skillName).map((name) => [foldCase(name), name]));
  return [...unique.values()];
}
