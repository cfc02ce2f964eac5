import { lazy } from '#contract/values/lazy.ts';
import { recallText } from './known-texts.ts';
import { language } from './language.ts';

const number = lazy(() => new Intl.NumberFormat(language));

/** A whole number: "1,250". Below 1,000 it needs no formatter, whose language data takes long to load. */
export const formatNumber = (count: number) =>
  count < 1000 ? `${count}` : recallText(`number ${count}`, () => number().format(count));

/** "1 event", "1,250 events" */
export const formatCount = (count: number, singular: string, plural = `${singular}s`) =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;
