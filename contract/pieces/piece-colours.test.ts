import { expect, test } from 'vitest';
import { pieceColours } from '#contract/vocabulary.ts';
import { assignPieceColours, getPieceColour, hash } from './piece-colours.ts';

test('a person or a name always has the same colour', () => {
  expect(pieceColours).toContain(getPieceColour('Aurora'));
  expect(getPieceColour('Aurora')).toBe(getPieceColour('Aurora'));
  expect(new Set([1, 2, 3, 4].map(getPieceColour)).size).toBe(4);
});

test('a team uses all four colours before one comes twice', () => {
  // Four people with the same colour by themselves.
  const colours = [...assignPieceColours([4, 8, 12, 16, 20, 24, 28, 32]).values()];
  expect(new Set(colours.slice(0, 4)).size).toBe(4);
  expect(new Set(colours.slice(4)).size).toBe(4);
});

test('in a team everyone keeps their own colour where it is free', () => {
  const ids = [1, 2, 3, 4];
  const colours = assignPieceColours(ids);
  expect(ids.map((id) => colours.get(id))).toEqual(ids.map(getPieceColour));
  expect(assignPieceColours([4, 8]).get(4)).toBe(getPieceColour(4));
});

test('the hash depends on the order of the letters', () => {
  expect(hash('ab')).not.toBe(hash('ba'));
});
