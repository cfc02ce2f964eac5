import { expect, test } from 'vitest';
import { getInitials } from './get-initials.ts';

test.each([
  ['Aino Laine', ['A', 'L']],
  ['  olli  von salo ', ['O', 'S']],
  ['Fatima', ['F']],
  ['Élodie Ångström', ['É', 'Å']],
  ['e\u0301lodie', ['E\u0301']],
  ['I\u0307lker \u00e5', ['I\u0307', '\u00c5']],
  ['Łukasz ß', ['Ł', 'SS']],
  ['👩‍💻 Ada', ['👩‍💻', 'A']],
  ['', ['?']],
  [null, ['?']],
])('the initials of %o are %o', (name, initials) => {
  expect(getInitials(name)).toEqual(initials);
});
