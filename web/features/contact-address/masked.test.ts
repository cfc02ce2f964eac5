import { expect, test } from 'vitest';
import { mask } from './masked.ts';

test.each([
  ['aino@pieces.test', 'a••••••@pieces.test'],
  ['a@pieces.test', 'a••••••@pieces.test'],
])('%s reads %s', (email, masked) => {
  expect(mask(email)).toBe(masked);
});
