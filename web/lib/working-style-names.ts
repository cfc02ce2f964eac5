import { lazy } from '#contract/values/lazy.ts';
import type { Goal, WeekTime } from '#contract/values/vocabulary.ts';
import { recallText } from './formats/known-texts.ts';
import { language } from './formats/language.ts';

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

export const languageName = (code: string) =>
  recallText(`language ${code}`, () => languageNames().of(code) ?? code);
const languageNames = lazy(() => new Intl.DisplayNames(language, { type: 'language' }));

/** "Asia/Ho Chi Minh" */
export const timeZoneName = (zone: string) => zone.replaceAll('_', ' ');
