/** A text as markdown quotes it, with room for the answer below. */
export const quote = (text: string): string =>
  `${text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}\n\n`;
