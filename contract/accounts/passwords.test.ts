import { expect, test } from 'vitest';
import { explainPassword, getPasswordHint, passwordHint, passwordRule } from './passwords.ts';

test.each(['', 'weak', 'Correct4Horse', 'A1b@$!%*?&'])('only the rule for %o', (password) => {
  expect(getPasswordHint(password)).toBe(passwordHint);
});

test.each([
  ['Correct#Horse4', '“#”'],
  ['Correct#Horse#4', '“#”'],
  ['Correct Horse4', 'a space'],
  ['Hyvä-päivä4', '“ä” or “-”'],
  ['Hyva\u0308Paiva4', '“a\u0308”'],
  ['Family👩‍👧4', '“👩‍👧”'],
  ['a-b c_d', '“-”, a space, or “_”'],
  ['Piece🧩4', '“🧩”'],
])('names what %o must not contain: %s', (password, names) => {
  expect(getPasswordHint(password)).toBe(`${passwordHint} You can’t use ${names}.`);
});

test.each([
  ['correct4horse', 'Add an uppercase letter.'],
  ['short', 'Add an uppercase letter, a digit, and more characters.'],
  ['Correct-Horse4', 'You can’t use “-”.'],
  ['horse-', 'Add an uppercase letter, a digit, and more characters. You can’t use “-”.'],
])('says which part of the rule %o breaks: %s', (password, part) => {
  expect(explainPassword(password)).toBe(`${passwordRule}. ${part}`);
});
