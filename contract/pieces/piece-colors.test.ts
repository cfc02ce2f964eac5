import { expect, test } from 'vitest';
import { pieceColors } from '#contract/values/vocabulary.ts';
import { assignPieceColors, getPieceColor, hash } from './piece-colors.ts';

test('a person or a name always has the same color', () => {
  expect(pieceColors).toContain(getPieceColor('Aurora'));
  expect(getPieceColor('Aurora')).toBe(getPieceColor('Aurora'));
  expect(new Set([1, 2, 3, 4].map(getPieceColor)).size).toBe(4);
});

test('a team uses all four colors before one comes twice', () => {
  // Four people with the same color by themselves.
  const colors = [...assignPieceColors([4, 8, 12, 16, 20, 24, 28, 32]).values()];
  expect(new Set(colors.slice(0, 4)).size).toBe(4);
  expect(new Set(colors.slice(4)).size).toBe(4);
});

test('on a team everyone keeps their own color where it is free', () => {
  const ids = [1, 2, 3, 4];
  const colors = assignPieceColors(ids);
  expect(ids.map((id) => colors.get(id))).toEqual(ids.map(getPieceColor));
  expect(assignPieceColors([4, 8]).get(4)).toBe(getPieceColor(4));
});

test('the hash depends on the order of the letters', () => {
  expect(hash('ab')).not.toBe(hash('ba'));
});
