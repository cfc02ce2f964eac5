/** Line breaks, control characters, and characters that change the text direction. */
const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const allBreaks = new RegExp(breaksLine, 'gu');

/** Whether a text is a single line. In its own file, so that pages can use it without the schemas. */
export const isOneLine = (text: string): boolean => !breaksLine.test(text);

export const oneLineRule = (label: string) =>
  `${label} must be one line, without control characters`;

/** Returns the text as a single line, with line breaks and control characters escaped. */
export const asOneLine = (text: string): string =>
  text.replaceAll(
    allBreaks,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
