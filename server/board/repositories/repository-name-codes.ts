import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 12;

/** A code such as "pieces-abcdefgh2345", which nobody guesses. */
export const mintCode = (): string =>
  `pieces-${Array.from({ length }, () => characters[randomInt(characters.length)]).join('')}`;

const pattern = new RegExp(`\\bpieces-[${characters}]{${length}}\\b`, 'g');
const mostInText = 3;

/** The first codes in a text. */
export const listCodes = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(pattern))].slice(0, mostInText);
