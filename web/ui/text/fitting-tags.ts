const maxTags = 3;

/** About how many characters of small text fit in the row of a card. */
export const charactersPerRow = { narrow: 36, wide: 44 };

/** The widths of a tag's border and of the number of hidden tags, in characters. */
const tagBorder = 3;
const hiddenCount = 4;

/** How many tags fit in a row of this many characters, at least one. */
export function countFittingTags(tags: readonly string[], characters: number) {
  let taken = 0;
  const count = tags.slice(0, maxTags).findIndex((tag, index) => {
    taken += tag.length + tagBorder;
    return taken + (index < tags.length - 1 ? hiddenCount : 0) > characters;
  });
  return count === -1 ? Math.min(tags.length, maxTags) : Math.max(1, count);
}
