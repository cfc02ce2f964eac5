/** Adds a trimmed tag. Returns the same list if the tag is empty or already there. */
export function addTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim();
  if (tag === '' || tags.includes(tag)) return tags as string[];
  return [...tags, tag];
}
