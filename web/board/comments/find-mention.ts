export type MentionStart = { start: number; query: string };

const maxWords = 2;
const maxWordLength = 50;

/** What someone has typed of a name after "@", before the cursor: up to two words. */
export function findMention(before: string): MentionStart | undefined {
  const start = before.lastIndexOf('@');
  if (start === -1 || !/^[\s([{"“]?$/.test(before.slice(0, start).slice(-1))) return undefined;
  const query = before.slice(start + 1);
  const words = query.split(' ');
  const isName = words.every((word) => word.length <= maxWordLength && !/\s/.test(word));
  return isName && words.length <= maxWords ? { start, query } : undefined;
}
