import type { Project } from '#contract/projects.ts';
import type { Goal, WeekTime } from '#contract/vocabulary.ts';
import { formatCount } from '#web/lib/format-numbers.ts';

export const goalNames: Record<Goal, string> = {
  learn: 'Learn something new',
  portfolio: 'Build a portfolio',
  win: 'Win something',
  fun: 'Have fun',
};

export const weekTimeNames: Record<WeekTime, string> = {
  weekday_day: 'Weekdays, daytime',
  weekday_evening: 'Weekday evenings',
  weekend_day: 'Weekends, daytime',
  weekend_evening: 'Weekend evenings',
  night: 'Nights',
};

export const languageName = (code: string) => languageNames.of(code) ?? code;
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const timeZoneName = (zone: string) => zone.replaceAll('_', ' ');

type WorkingStyle = Pick<Project, 'languages' | 'hours' | 'week' | 'timeZone' | 'goal'>;

/** How a team works, as far as it has said so. */
export const describeWorkingStyle = ({
  languages,
  hours,
  week,
  timeZone,
  goal,
}: WorkingStyle): { label: string; text: string }[] =>
  [
    { label: 'Languages', text: languages.map(languageName).join(', ') },
    { label: 'Time', text: hours === null ? '' : `${formatCount(hours, 'hour')} a week` },
    { label: 'When', text: week.map((time) => weekTimeNames[time]).join(' · ') },
    { label: 'Time zone', text: timeZoneName(timeZone) },
    { label: 'Goal', text: goal === null ? '' : goalNames[goal] },
  ].filter(({ text }) => text !== '');
