import { expect, test } from 'vitest';
import { edgesInGrid } from './piece-grid.ts';

const grid = (columns: number, count: number) =>
  Array.from({ length: count }, (_, index) => edgesInGrid({ index, columns, count }));

test('a row is straight outside and interlocks inside', () => {
  expect(grid(3, 3).map(({ left, right }) => [left, right])).toEqual([
    ['flat', 'tab'],
    ['socket', 'tab'],
    ['socket', 'flat'],
  ]);
  expect(new Set(grid(3, 3).flatMap(({ top, bottom }) => [top, bottom]))).toEqual(
    new Set(['flat']),
  );
});

test.each([
  [2, 4],
  [3, 5],
  [4, 10],
])('in rows of %i, each of %i pieces meets its neighbors tab to socket', (columns, count) => {
  const pieces = grid(columns, count);
  const meet = { tab: 'socket', socket: 'tab', flat: 'flat' };
  pieces.forEach((piece, index) => {
    const right = (index + 1) % columns === 0 ? undefined : pieces[index + 1];
    const below = pieces[index + columns];
    expect(piece.right).toBe(right ? meet[right.left] : 'flat');
    expect(piece.bottom).toBe(below ? meet[below.top] : 'flat');
    if (right) expect(piece.right).not.toBe('flat');
    if (below) expect(piece.bottom).not.toBe('flat');
  });
});
