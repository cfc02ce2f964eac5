import { expect, it } from 'vitest';
import { truncateText } from './truncate-text.ts';

it('returns undefined for a text that is short enough', () => {
  expect(truncateText('a'.repeat(100), 100)).toBeUndefined();
});

it('cuts a longer text and adds an ellipsis', () => {
  expect(truncateText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
});

it('never splits a character', () => {
  expect(truncateText('😀😀😀', 2)).toBe('😀😀…');
});
