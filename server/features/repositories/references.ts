/** A ticket that a text mentions. `closes` if it says that it's finished by this. */
export type Reference = { number: number; closes: boolean };

const maxReferences = 20;

const mention =
  /(?<![\w#&/-])(?:(close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]+)?(?:#|PIECES-)(\d{1,9})(?!\w)/gi;

/**
 * Numbers of pull requests, which GitHub writes into commits: "Merge pull request #7 from" and, at the
 * end of the first line, "(#7)".
 */
const pullRequestNumbers = /^Merge (?:pull request|PR) #\d+|[ \t]\(#\d+\)(?=\r?\n|$)/gi;

/** The tickets that a commit message or a pull request mentions, such as "#18" and "fixes PIECES-18". */
export function findReferences(text: string): Reference[] {
  const found = new Map<number, boolean>();
  for (const [, closes, digits] of text.replaceAll(pullRequestNumbers, '').matchAll(mention)) {
    const number = Number(digits);
    found.set(number, closes !== undefined || found.get(number) === true);
    if (found.size === maxReferences) break;
  }
  return [...found].map(([number, closes]) => ({ number, closes }));
}
