import { skillNames } from '#contract/values/lists/skill-name.ts';
import type { Discipline, Goal, SkillLevel, WeekTime } from '#contract/values/vocabulary.ts';
import { disciplineKey, matchKeys, noDiscipline } from './match-keys.ts';
import { weekMask } from './week-mask.ts';

/** What someone said about themselves. */
export type PersonSource = {
  disciplines: Discipline[];
  learns: string[];
  hours: number | null;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | null;
  languages: string[];
  /** Their tech stack, in their order. */
  skills: { technology: string; skillLevel: SkillLevel }[];
};

/** A person as they're compared with openings. The best skills come first. */
export type PersonFacts = {
  disciplines: Discipline[];
  knows: string[];
  begins: string[];
  learns: string[];
  hours: number | null;
  week: string | null;
  goal: Goal | null;
  languages: string[];
};

const levels: Record<SkillLevel, number> = {
  EXPERT: 0,
  PROFICIENT: 1,
  INTERMEDIATE: 2,
  BEGINNER: 3,
};

export function toPersonFacts(
  { skills, learns, week, timeZone, ...source }: PersonSource,
  now: Date,
): PersonFacts {
  const sorted = skills.toSorted((a, b) => levels[a.skillLevel] - levels[b.skillLevel]);
  const labels = (isBeginner: boolean) =>
    sorted
      .filter(({ skillLevel }) => (skillLevel === 'BEGINNER') === isBeginner)
      .map(({ technology }) => technology);
  return {
    ...source,
    knows: skillNames(labels(false)),
    begins: skillNames(labels(true)),
    learns: skillNames(learns),
    week: weekMask({ week, timeZone }, now),
  };
}

/** How many of someone's skills openings are looked up by. */
const maxKeySkills = 6;

export const bestSkills = ({ knows, begins, learns }: PersonFacts) =>
  skillNames([...knows, ...begins, ...learns]).slice(0, maxKeySkills);

export const candidateKeys = (facts: PersonFacts) =>
  matchKeys(
    facts.disciplines.length > 0 ? facts.disciplines.map(disciplineKey) : [noDiscipline],
    bestSkills(facts),
  );
