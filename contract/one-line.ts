/** Line breaks, control characters, and those that reverse the direction in which text is read. */
const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const allBreaks = new RegExp(breaksLine, 'gu');

/** Whether a text is one line of plain text. By itself, so that pages can check it too. */
export const isOneLine = (text: string): boolean => !breaksLine.test(text);

export const oneLineRule = (label: string) =>
  `${label} must be one line, without control characters`;

/** Whether a text holds an address of the web, which a mail program would make a link of. */
export const containsLink = (text: string): boolean => /:\/\/|www\./i.test(text);

/** A text as one line, whatever is in it: what would break the line shows as its code. */
export const asOneLine = (text: string): string =>
  text.replaceAll(
    allBreaks,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
