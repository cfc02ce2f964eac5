import { expect, it } from 'vitest';
import { truncateText } from '#web/ui/truncate-text.ts';

it('leaves a text alone that is not longer', () => {
  expect(truncateText('a'.repeat(100), 100)).toBeUndefined();
});

it('cuts a longer one, and adds an ellipsis', () => {
  expect(truncateText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
});

it('cuts no character in two', () => {
  expect(truncateText('😀😀😀', 2)).toBe('😀😀…');
});
