import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['aino@pieces.test', 'a••••••@pieces.test'],
  ['a@pieces.test', 'a••••••@pieces.test'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
