import { lazy } from '#contract/lazy.ts';
import { language } from './language.ts';

const number = lazy(() => new Intl.NumberFormat(language));

/** Up to here, a number looks the same without a formatter, whose language data takes long to load. */
const largestPlain = 999;
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value <= largestPlain;

/** "1,250" */
export const formatNumber = (value: number) =>
  isPlain(value) ? String(value) : number().format(value);

/** "1 event", "1,250 events" */
export const formatCount = (count: number, singular: string, plural = `${singular}s`) =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;
