import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '#server/platform/problem.ts';

/** About 49,000 passwords from published breaches, in lower case. */
const common = new Set<string>(dictionary['passwords-common']);

export const countCommonPasswords = (): number => common.size;

const productNames = ['pieces'];

/**
 * Refuses a common password, or one that is a name with digits or symbols around it. `names` are the
 * owner's; an email address counts by the part before the @. Throws invalid_input for `password`.
 */
export function refuseCommonPassword(password: string, names: string[]) {
  const refused = isCommon(password, names);
  if (refused)
    throw invalidField('password', 'This password is too easy to guess. Choose a less common one.');
}

function isCommon(password: string, names: string[]): boolean {
  const lower = password.toLowerCase();
  if ([lower, undoSubstitutions(lower), coreOf(lower)].some((guess) => common.has(guess)))
    return true;
  const guesses = [...productNames, ...names.map((name) => name.toLowerCase().split('@')[0] ?? '')];
  return guesses.map(coreOf).some((core) => core !== '' && core === coreOf(lower));
}

/** "Aino2026!" becomes "aino": removes digits and symbols at both ends. */
function coreOf(text: string): string {
  const isLetter = (at: number) => /[a-z]/i.test(text.charAt(at));
  let [from, to] = [0, text.length];
  while (from < to && !isLetter(from)) from += 1;
  while (to > from && !isLetter(to - 1)) to -= 1;
  return undoSubstitutions(text.slice(from, to).toLowerCase());
}

const substitutions: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** "p4$$w0rd" becomes "password". */
const undoSubstitutions = (text: string) =>
  text.replaceAll(/[013457@$!]/g, (character) => substitutions[character] ?? character);
