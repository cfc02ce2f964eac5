import { randomInt } from 'node:crypto';
import {
  codeCharacters,
  codeLength,
  type HackathonVisibility,
  reservedSlugs,
} from '#contract/hackathons/hackathon-rules.ts';

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

/**
 * The end of a hackathon's address, for the nth try. If it isn't listed, it always gets random digits, so
 * that nobody can tell from their own hackathon's address that another has the name.
 */
export function createSlug(
  { name, visibility }: { name: string; visibility: HackathonVisibility },
  tries: number,
): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, longestName)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
  const base = words === '' ? 'hackathon' : words;
  const isReserved = (reservedSlugs as readonly string[]).includes(base);
  const random = () => `${base}-${randomInt(1000, 1_000_000)}`;
  if (visibility === 'link') return random();
  if (tries === 0 && !isReserved) return base;
  if (tries <= triedNumbers) return `${base}-${tries + 1}`;
  return random();
}
