import type { TeamPreferences } from '#contract/preferences.ts';
import { weekTimes } from '#contract/vocabulary.ts';
import type { PreferencesRow } from './store.ts';

/** `row` is undefined for someone who hasn't said anything. */
export const presentPreferences = (
  row: PreferencesRow | undefined,
  today: string,
  timeZone = '',
): TeamPreferences => ({
  disciplines: row?.disciplines ?? [],
  learns: row?.learns ?? [],
  languages: row?.languages ?? [],
  hours: row?.hours ?? null,
  week: weekTimes.filter((time) => row?.week.includes(time)),
  timeZone: row?.time_zone ?? timeZone,
  goal: row?.goal ?? null,
  note: row?.note ?? '',
  findableUntil: row?.findable_until && row.findable_until >= today ? row.findable_until : null,
  isSaved: row !== undefined,
});
