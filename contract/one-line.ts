/**
 * Whether a text is one line of plain text: no line breaks, no control characters, and none that
 * reverse the direction in which what follows is read. By itself, so that pages can check it too.
 */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text);

export const oneLineRule = (label: string) =>
  `${label} must be one line, without control characters`;
