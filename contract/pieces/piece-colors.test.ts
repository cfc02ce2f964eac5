import { expect, test } from 'vitest';
import { pieceColors } from '#contract/values/vocabulary.ts';
import { getPieceColor, hash } from './piece-colors.ts';

test('a person or a name always has the same color', () => {
  expect(pieceColors).toContain(getPieceColor('Aurora'));
  expect(getPieceColor('Aurora')).toBe(getPieceColor('Aurora'));
  expect(new Set([1, 2, 3, 4].map(getPieceColor)).size).toBe(4);
});

test('the hash depends on the order of the letters', () => {
  expect(hash('ab')).not.toBe(hash('ba'));
});
