import type { PreferenceForm, TeamPreferences } from '#contract/people/preferences.ts';
import type { Discipline, Goal, WeekTime } from '#contract/values/vocabulary.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';

/** The fields of the form, as texts. */
export type PreferenceValues = {
  disciplines: Discipline[];
  learns: string[];
  hours: string;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | '';
  languages: string[];
  note: string;
  findable: boolean;
};

export const valuesOf = (preferences: TeamPreferences): PreferenceValues => ({
  disciplines: preferences.disciplines,
  learns: preferences.learns,
  hours: preferences.hours === null ? '' : String(preferences.hours),
  week: preferences.week,
  timeZone: preferences.timeZone || (preferences.isSaved ? '' : browserZone()),
  goal: preferences.goal ?? '',
  languages: preferences.languages,
  note: preferences.note,
  findable: preferences.findableUntil !== null,
});

export const formOf = ({ hours, goal, ...values }: PreferenceValues): PreferenceForm => ({
  ...values,
  hours: hours === '' ? null : Number(hours),
  goal: goal === '' ? null : goal,
});
