import { maxComparedSkills } from '#contract/teams/opening-rules.ts';
import { skillNames } from '#contract/values/lists/skill-name.ts';
import type { Discipline, Goal, RoleLevel, WeekTime } from '#contract/values/vocabulary.ts';
import { disciplineKey, type MatchKey, matchKeys } from '#server/people/preferences/match-keys.ts';
import { weekMask } from '#server/people/preferences/week-mask.ts';

/** What an opening is computed from. */
export type OpeningSource = {
  roleId: number;
  projectId: number;
  discipline: Discipline;
  skills: string[];
  techStack: string[];
  level: RoleLevel;
  mentors: boolean;
  hours: number | null;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | null;
  languages: string[];
  asks: boolean;
  answered: number;
  requests: number;
  waiting: number;
  freePlaces: number;
  lastActiveOn: string;
};

/** A role with a free place, as it's compared with people. */
export type Opening = Omit<OpeningSource, 'techStack' | 'week' | 'timeZone'> & {
  /** The hours of the week in UTC, see week-mask.ts. */
  week: string | null;
};

/** Kinds of work for which a project's technologies say little about what someone has to know. */
const withoutTechnologies = new Set<Discipline>(['Design', 'Docs', 'Product', 'Community']);

/** A role that names no skills is compared by the project's technologies, if it works with them. */
export function toOpening(
  { techStack, week, timeZone, ...source }: OpeningSource,
  now: Date,
): Opening {
  const inherited = withoutTechnologies.has(source.discipline) ? [] : techStack;
  const labels = source.skills.length > 0 ? source.skills : inherited;
  const skills = skillNames(labels).slice(0, maxComparedSkills);
  return { ...source, skills, week: weekMask({ week, timeZone }, now) };
}

export const openingKeys = ({ roleId, discipline, skills, lastActiveOn }: Opening) =>
  matchKeys([disciplineKey(discipline)], skills).map(
    (key): MatchKey & { roleId: number; lastActiveOn: string } => ({
      roleId,
      lastActiveOn,
      ...key,
    }),
  );
