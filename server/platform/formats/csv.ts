import { stringify } from 'csv-stringify/sync';

/** What a file starts with, because Excel reads it in another encoding otherwise. */
export const byteOrderMark = '\u{FEFF}';

/** Writes rows of a CSV file. Texts that people wrote go through `neutralizeFormula` first. */
export const formatRows = (rows: readonly unknown[][]) =>
  stringify([...rows], { quoted_string: true, record_delimiter: 'windows' });

/** A spreadsheet runs a cell that starts like this. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The same after a semicolon, a tab or a line break, which is where a spreadsheet that separates cells
 * by semicolons or tabs starts another one.
 */
const innerFormula = /([;\t\r\n][ "]*)(?='*[=+\-@＝＋－＠])/gu;

/**
 * Makes a spreadsheet show a cell as text. A cell that already looks like the result gets another
 * apostrophe, so that `restoreFormula` always returns what was written.
 */
export const neutralizeFormula = (text: string) =>
  (formula.test(text) ? `'${text}` : text).replaceAll(innerFormula, (before) => `${before}'`);

/** What was written before `neutralizeFormula`. */
export function restoreFormula(text: string): string {
  const inner = text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
  const [first = '', ...others] = inner.split(innerFormula);
  return first + others.map((part) => part.replace(/^'/, '')).join('');
}
