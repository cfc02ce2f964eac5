import { lazy } from '#contract/values/lazy.ts';
import { language } from './language.ts';

// Not with the numbers, which the first pages load.

const numberFormat = (options: Intl.NumberFormatOptions) =>
  lazy(() => new Intl.NumberFormat(language, options));

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const rating = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const score = numberFormat(twoDigits);
const scoreDifference = numberFormat({ ...twoDigits, signDisplay: 'exceptZero' });
const percent = numberFormat({ style: 'percent' });
const percentChange = numberFormat({ style: 'percent', signDisplay: 'exceptZero' });
const euros = numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** A rating out of five: "4.9", "4.0" */
export const formatRating = (value: number) => rating().format(value);

/** An average of judges' scores: "3.50" */
export const formatScore = (value: number) => score().format(value);

/** How far a score is from another: "+0.25", "-1.00", "0.00" */
export const formatScoreDifference = (value: number) => scoreDifference().format(value);

/** "94%" for 94 */
export const formatPercent = (value: number) => percent().format(value / 100);

/** "+64%" for 64 */
export const formatPercentChange = (value: number) => percentChange().format(value / 100);

/** "€2,450", or "€3,000 – €3,500" for a range */
export const formatEuros = (amount: number, upTo?: number) =>
  upTo === undefined ? euros().format(amount) : euros().formatRange(amount, upTo);
