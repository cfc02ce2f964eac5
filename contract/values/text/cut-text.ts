/**
 * The first `max` UTF-16 units of a text, or one fewer where that would cut a character in half. The
 * result is well-formed: it can be stored, encoded in an address and sent.
 */
export const cutText = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
