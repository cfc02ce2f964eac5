import { stringify } from 'csv-stringify/sync';

/** What a file starts with, because Excel reads it in another encoding otherwise. */
export const byteOrderMark = '\u{FEFF}';

/** Writes rows of a CSV file. Texts that people wrote go through `neutralizeFormula` first. */
export const formatRows = (rows: readonly unknown[][]) =>
  stringify([...rows], { quoted_string: true, record_delimiter: 'windows' });

/** A spreadsheet runs a cell that starts like this. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Makes a spreadsheet show a cell as text. A cell that already looks like the result gets another
 * apostrophe, so that `restoreFormula` always returns what was written.
 */
export const neutralizeFormula = (text: string) => (formula.test(text) ? `'${text}` : text);

/** What was written before `neutralizeFormula`. */
export const restoreFormula = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
