import { randomInt } from 'node:crypto';
import { codeCharacters, codeLength, reservedSlugs } from '#contract/hackathon-rules.ts';

const longestName = 50;
/** After this many tries, an address gets random digits, so that a popular name stays quick. */
const triedNumbers = 5;

/** A code that organizers read aloud or write on a board. */
export const createCode = () =>
  Array.from({ length: codeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join(
    '',
  );

/** A code as it's stored: people type it in lower case, with spaces or dashes. */
export const readCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/** The end of a hackathon's address, for the nth try. */
export function createSlug(name: string, tries: number): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replaceAll(/^-+|-+$/g, '');
  const base = words === '' ? 'hackathon' : words;
  const isReserved = (reservedSlugs as readonly string[]).includes(base);
  if (tries === 0 && !isReserved) return base;
  if (tries <= triedNumbers) return `${base}-${tries + 1}`;
  return `${base}-${randomInt(1000, 1_000_000)}`;
}
