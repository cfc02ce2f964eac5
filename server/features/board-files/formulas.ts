/** A spreadsheet runs a cell that starts like this. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Makes a spreadsheet show a cell as text. A cell that already looks like the result gets another
 * apostrophe, so that `restoreFormula` always returns what was written.
 */
export const neutralizeFormula = (text: string) => (formula.test(text) ? `'${text}` : text);

export const restoreFormula = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
