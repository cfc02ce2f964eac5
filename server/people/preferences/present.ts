import type { TeamPreferences } from '#contract/people/preferences.ts';
import { weekTimes } from '#contract/values/vocabulary.ts';
import type { PreferencesRow } from './store.ts';

type Shown = Pick<TeamPreferences, 'openingEmails'> & { today: string; timeZone: string };

/** `row` is undefined for someone who hasn't said anything. */
export const presentPreferences = (
  row: PreferencesRow | undefined,
  { today, timeZone, openingEmails }: Shown,
): TeamPreferences => ({
  disciplines: row?.disciplines ?? [],
  learns: row?.learns ?? [],
  languages: row?.languages ?? [],
  hours: row?.hours ?? null,
  week: weekTimes.filter((time) => row?.week.includes(time)),
  timeZone: timeZone,
  goal: row?.goal ?? null,
  note: row?.note ?? '',
  findableUntil: row?.findable_until && row.findable_until >= today ? row.findable_until : null,
  isSaved: row !== undefined,
  openingEmails,
});
