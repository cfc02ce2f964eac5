/** Quotes a text in markdown, with an empty line below for the reply. */
export const quote = (text: string): string =>
  `${text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}\n\n`;
