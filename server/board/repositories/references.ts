/** A ticket that a text mentions. `closes` if it says that it's finished by this. */
export type Reference = { number: number; closes: boolean };

const maxReferences = 20;

const mention = /(?:#|PIECES-)\d{1,9}/gi;
/** What a mention can't follow, such as another repository's name or an HTML entity. */
const wordBefore = /[\w#&/-]/;
const wordAfter = /\w/;

/** GitHub's words that close an issue. */
const closingWords = new Set([
  'close',
  'closes',
  'closed',
  'fix',
  'fixes',
  'fixed',
  'resolve',
  'resolves',
  'resolved',
]);
/** The longest of them, with a colon and a space or two. */
const longestBefore = 12;

/** The tickets that a commit message or a pull request mentions, such as "#18" and "fixes PIECES-18". */
export function findReferences(text: string): Reference[] {
  const found = new Map<number, boolean>();
  for (const { 0: matched, index } of text.matchAll(mention)) {
    const isWord =
      wordBefore.test(text[index - 1] ?? ' ') ||
      wordAfter.test(text[index + matched.length] ?? ' ');
    if (isWord) continue;
    const number = Number(matched.replace(/^\D+/, ''));
    found.set(number, saysClosed(text, index) || found.get(number) === true);
    if (found.size === maxReferences) break;
  }
  return [...found].map(([number, closes]) => ({ number, closes }));
}

/** Whether the text before a mention ends with a word such as "fixes" or "Closes:". */
function saysClosed(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - longestBefore), index);
  const words = before.trimEnd();
  if (words === before) return false;
  const word = words.endsWith(':') ? words.slice(0, -1) : words;
  return closingWords.has(word.split(/\W/).at(-1)?.toLowerCase() ?? '');
}

/**
 * A commit message without the number of its pull request, which GitHub puts into the first line: "Merge
 * pull request #7 from…", or "(#7)" at its end.
 */
export function withoutPullRequestNumber(message: string): string {
  const [first = '', ...others] = message.split('\n');
  const line = /^Merge pull request #\d/.test(first) ? '' : first.replace(/\(#\d{1,9}\)\r?$/, '');
  return [line, ...others].join('\n');
}
