const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** A number at the start of a sentence: "Four", "13". */
export const spellCount = (count: number): string => words[count] ?? String(count);
