import type { Edge, Edges } from './piece-path.ts';

type Cell = { index: number; columns: number; count: number };

/**
 * The edges of one of `count` pieces that fill rows of `columns`, left to right: straight on the
 * outside, interlocking inside.
 */
export function edgesInGrid({ index, columns, count }: Cell): Edges {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  // Rows lean right and left in turns, columns down and up.
  const [right, left] = joints(row % 2 === 0);
  const [bottom, top] = joints(column % 2 === 0);
  return {
    top: row > 0 ? top : 'flat',
    right: column < columns - 1 && index + 1 < count ? right : 'flat',
    bottom: index + columns < count ? bottom : 'flat',
    left: column > 0 ? left : 'flat',
  };
}

const joints = (leansOut: boolean): [Edge, Edge] =>
  leansOut ? ['tab', 'socket'] : ['socket', 'tab'];
