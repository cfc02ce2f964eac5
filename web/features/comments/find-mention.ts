export type MentionStart = { start: number; query: string };

/** What someone has typed of a name after "@", before the cursor: up to two words. */
export function findMention(before: string): MentionStart | undefined {
  const found = /(?:^|[\s([{"“])@([^\s@]{0,50}(?: [^\s@]{0,50})?)$/.exec(before);
  const query = found?.[1];
  return query === undefined ? undefined : { start: before.length - query.length - 1, query };
}
