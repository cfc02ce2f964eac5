import { expect, it } from 'vitest';
import { cutText } from '#web/ui/cut-text.ts';

it('leaves a text alone that is not longer', () => {
  expect(cutText('a'.repeat(100), 100)).toBeUndefined();
});

it('cuts a longer one, and adds an ellipsis', () => {
  expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
});

it('cuts no character in two', () => {
  expect(cutText('😀😀😀', 2)).toBe('😀😀…');
});
