const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "1st", "2nd", "11th". This file imports nothing, so that pages can use it. */
export const ordinal = (place: number): string => `${place}${endings[rules.select(place)] ?? 'th'}`;
