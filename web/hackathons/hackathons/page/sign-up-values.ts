import type { OwnSignUp, SignUpForm } from '#contract/hackathons/hackathon-people.ts';
import type { ExperienceLevel } from '#contract/hackathons/hackathon-rules.ts';
import { languageCodes } from '#contract/values/lists/languages.ts';
import type { TeamPreferences } from '#contract/people/preferences.ts';
import type { Discipline, Goal, WeekTime } from '#contract/values/vocabulary.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';

/** The answers as the form has them. Texts, so that a draft can be kept. */
export type SignUpValues = {
  disciplines: Discipline[];
  level: ExperienceLevel | '';
  hours: string;
  week: WeekTime[];
  goal: Goal | '';
  languages: string[];
  withIds: string[];
  wantsTeam: boolean;
  isShown: boolean;
  note: string;
};

type Known = { own: OwnSignUp | null; preferences: TeamPreferences | undefined };

/** What the person answered, or else what they've said about teams before. */
export function valuesOf({ own, preferences }: Known): SignUpValues {
  // Someone whom the organizers added hasn't answered yet.
  const answered = own && own.disciplines.length > 0 ? own : null;
  const before = answered ?? preferences;
  return {
    disciplines: before?.disciplines ?? [],
    level: answered?.level ?? '',
    hours: before?.hours ? String(before.hours) : '',
    week: before?.week ?? [],
    goal: before?.goal ?? '',
    languages: before?.languages.length ? before.languages : browserLanguages(),
    withIds: (answered?.with ?? []).map(({ id }) => String(id)),
    wantsTeam: answered?.wantsTeam ?? true,
    isShown: answered?.isShown ?? false,
    note: answered?.note ?? '',
  };
}

type FormOptions = { known: Known; code: string | undefined };

export const formOf = (values: SignUpValues, { known, code }: FormOptions): SignUpForm => ({
  ...values,
  // The server says that it's missing.
  level: values.level as ExperienceLevel,
  hours: values.hours === '' ? null : Number(values.hours),
  goal: values.goal === '' ? null : values.goal,
  withIds: values.withIds.map(Number),
  timeZone: known.own?.timeZone || known.preferences?.timeZone || browserZone(),
  ...(code !== undefined && { code }),
});

/** The languages that the browser asks for, up to two. */
function browserLanguages(): string[] {
  const known: readonly string[] = languageCodes;
  const asked = navigator.languages.map((one) => one.split('-')[0] ?? '');
  return [...new Set(asked)].filter((one) => known.includes(one)).slice(0, 2);
}
