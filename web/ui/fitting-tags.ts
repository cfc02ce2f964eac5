const most = 3;

/** How many letters of small text have room beside each other in the row of a card, about. */
export const letters = { narrow: 36, wide: 46 };

/** What a tag's frame takes, and the number of those that are left out, in letters. */
const frame = 3;
const more = 4;

/** How many tags are shown whole in one row; always the first. */
export function countFittingTags(tags: readonly string[], room: number) {
  let taken = 0;
  const count = tags.slice(0, most).findIndex((tag, index) => {
    taken += tag.length + frame;
    return taken + (index < tags.length - 1 ? more : 0) > room;
  });
  return count === -1 ? Math.min(tags.length, most) : Math.max(1, count);
}
