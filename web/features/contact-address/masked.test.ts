import { expect, test } from 'vitest';
import { mask } from './masked.ts';

test.each([
  ['aino@pieces.test', 'a••••••@pieces.test'],
  ['a@pieces.test', 'a••••••@pieces.test'],
])('masks %s as %s', (email, masked) => {
  expect(mask(email)).toBe(masked);
});
