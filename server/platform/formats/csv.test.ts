import { expect, test } from 'vitest';
import { neutralizeFormula, restoreFormula } from './csv.ts';

test.each([
  ['hello;=HYPERLINK("https://evil.test")', 'hello;\'=HYPERLINK("https://evil.test")'],
  ['a\n=2+2\r\n+3\t@SUM(A1)', "a\n'=2+2\r\n'+3\t'@SUM(A1)"],
  ['a; "=1', 'a; "\'=1'],
  ["a;'=1;''＝2", "a;''=1;'''＝2"],
  [';;=1', ";;'=1"],
  ['\n-1', "'\n'-1"],
  ['=1;=2', "'=1;'=2"],
  ["a; b = c - d\n'quoted'", "a; b = c - d\n'quoted'"],
])('%j is written as %j, and read as it was', (text, written) => {
  expect(neutralizeFormula(text)).toBe(written);
  expect(restoreFormula(written)).toBe(text);
});
