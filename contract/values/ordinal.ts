import { lazy } from './lazy.ts';

const rules = lazy(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

// This file imports no schemas, so that pages can use it.

/** "1st", "2nd", "11th" */
export const ordinal = (place: number): string =>
  `${place}${endings[rules().select(place)] ?? 'th'}`;

/** "1st place in Night of Maps" */
export const describePlace = ({ place, hackathon }: { place: number; hackathon: string }): string =>
  `${ordinal(place)} place in ${hackathon}`;
