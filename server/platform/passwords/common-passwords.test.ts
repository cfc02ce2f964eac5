import { expect, test } from 'vitest';
import { countCommonPasswords, refuseCommonPassword } from './common-passwords.ts';

test('knows at least 10,000 common passwords', () => {
  expect(countCommonPasswords()).toBeGreaterThan(10_000);
});

test.each(['Password1', 'Passw0rd', 'Pieces123', 'Dragon99!', 'aino2026'])(
  'refuses %s',
  (password) => {
    expect(() => refuseCommonPassword(password, ['Aino', 'aino@pieces.test'])).toThrow(
      'too easy to guess',
    );
  },
);

test('accepts a password that isn’t common', () => {
  expect(() => refuseCommonPassword('Correct4Horse', ['Aino'])).not.toThrow();
});
