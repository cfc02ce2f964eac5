import { lazy } from '#contract/lazy.ts';
import { language } from './language.ts';

const number = lazy(() => new Intl.NumberFormat(language));

/** "1,250" */
export const formatNumber = (value: number) => number().format(value);

/** "1 event", "1,250 events" */
export const formatCount = (count: number, singular: string, plural = `${singular}s`) =>
  `${number().format(count)} ${count === 1 ? singular : plural}`;
