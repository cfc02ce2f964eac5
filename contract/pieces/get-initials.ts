/** The first letters of the first and the last name, or of the only one; "?" without a name. */
export function getInitials(name: string | null | undefined): string[] {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  const shown = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return shown.length > 0 ? shown.map(firstLetter) : ['?'];
}

// A letter may take more than one code unit, or a mark after it.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  const [first] = segmenter.segment(word);
  return first?.segment.toUpperCase() ?? '';
}
