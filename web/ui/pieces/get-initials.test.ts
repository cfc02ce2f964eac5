import { expect, test } from 'vitest';
import { getInitials } from './get-initials.ts';

test.each([
  ['Aino Laine', 'AL'],
  ['  olli  von salo ', 'OS'],
  ['Fatima', 'F'],
  ['Élodie Ångström', 'ÉÅ'],
  ['e\u0301lodie', 'E\u0301'],
  ['👩‍💻 Ada', '👩‍💻A'],
  ['', '?'],
  [null, '?'],
])('the initials of %o are %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
