import { type PieceColor, pieceColors } from '#contract/values/vocabulary.ts';
import { hash } from '#contract/pieces/piece-colors.ts';
import { type Edge, piecePath } from '#contract/pieces/piece-path.ts';

export type PatternPiece = {
  key: string;
  x: number;
  y: number;
  path: string;
  color: PieceColor | null;
  faded: boolean;
};

type Grid = { columns: number; rows: number; side: number };

/** A grid of interlocking pieces derived from a name, with one piece missing and straight outer edges. */
export function createPiecePattern(name: string, { columns, rows, side }: Grid): PatternPiece[] {
  const seed = hash(name);
  const main = pieceColors[seed % 4]!;
  const other = pieceColors[(seed + 1 + (Math.floor(seed / 4) % 3)) % 4]!;
  // Away from the edges, so that cropping never hides it.
  const missing = { column: 2 + (seed % Math.max(1, columns - 4)), row: Math.floor(rows / 2) };
  const percentile = (what: string, column: number, row: number) =>
    hash(`${name}/${what}/${column}/${row}`) % 100;
  const out = (what: string, column: number, row: number) => percentile(what, column, row) < 50;
  const edge = (isInside: boolean, isOut: boolean): Edge =>
    isInside ? (isOut ? 'tab' : 'socket') : 'flat';

  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const edges = {
      right: edge(column < columns - 1, out('across', column, row)),
      left: edge(column > 0, !out('across', column - 1, row)),
      bottom: edge(row < rows - 1, out('down', column, row)),
      top: edge(row > 0, !out('down', column, row - 1)),
    };
    const isMissing = column === missing.column && row === missing.row;
    const roll = percentile('color', column, row);
    return {
      key: `${column}/${row}`,
      x: column * side,
      y: row * side,
      path: piecePath({ width: side, height: side, edges }),
      color: isMissing ? null : roll < 24 ? other : main,
      faded: roll >= 24 && roll < 62,
    };
  });
}
