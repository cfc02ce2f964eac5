import { foldCase } from '#contract/values/text/fold-case.ts';
import { isKnownSkill } from '#contract/values/lists/skill-name.ts';
import type { MatchedOpening, MatchedPerson } from './matched.ts';

/** How the skills of a role are known. */
type SkillFit = Record<'known' | 'begun' | 'wanted' | 'others', string[]>;

/** Sorts the skills of an opening by how well a person knows them. Both are in one spelling. */
export function compareSkills(
  { knows, begins, learns }: MatchedPerson,
  { skills }: MatchedOpening,
): SkillFit {
  const fit: SkillFit = { known: [], begun: [], wanted: [], others: [] };
  for (const skill of skills) {
    if (includes(knows, skill)) fit.known.push(skill);
    else if (includes(begins, skill)) fit.begun.push(skill);
    else if (includes(learns, skill)) fit.wanted.push(skill);
    else fit.others.push(skill);
  }
  return fit;
}

function includes(names: readonly string[], name: string): boolean {
  if (names.includes(name)) return true;
  // Others only differ in case. Thousands of openings are compared, and this is slow.
  if (isKnownSkill(name)) return false;
  const key = foldCase(name);
  return names.some((one) => one.length === name.length && foldCase(one) === key);
}
