/** Between facts in one line, such as "Team of 3 · Completed". It ends a line, but never begins one. */
export const dot = '\u00A0· ';
