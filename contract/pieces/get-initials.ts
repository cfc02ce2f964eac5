import { lazy } from '#contract/values/lazy.ts';

/** The first letters of the first and the last name, or of the only one; "?" without a name. */
export function getInitials(name: string | null | undefined): string[] {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  const shown = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return shown.length > 0 ? shown.map(firstLetter) : ['?'];
}

// A letter may take more than one code unit, or a mark after it.
const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Whether all characters come before the combining marks, where each is a letter of its own. */
const isPlain = (text: string) => !/[^\0-\u02ff]/u.test(text);

function firstLetter(word: string): string {
  const start = word.slice(0, 2);
  // Making a segmenter takes long, and few names need it.
  if (isPlain(start)) return start.charAt(0).toUpperCase();
  const [first] = segmenter().segment(word);
  return first?.segment.toUpperCase() ?? '';
}
