import type { PieceColor } from '#contract/values/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { squarePath } from '#contract/pieces/piece-path.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';

const side = 100;

type PlacedPiece = { column: number; row: number; edges: string; color?: PieceColor };

/** Five of six pieces. The missing one is the reader. */
const pieces: PlacedPiece[] = [
  { column: 0, row: 0, edges: '-ts-', color: 'lake' },
  { column: 1, row: 0, edges: '-sts', color: 'moss' },
  { column: 2, row: 0, edges: '--tt' },
  { column: 0, row: 1, edges: 'ts--', color: 'lingonberry' },
  { column: 1, row: 1, edges: 'st-t', color: 'lake' },
  { column: 2, row: 1, edges: 's--s', color: 'moss' },
];

export function HeroPuzzle() {
  const open = pieces.find(({ color }) => !color)!;
  return (
    <svg aria-hidden viewBox="-6 -58 374 266" className="mx-auto w-full max-w-md">
      {pieces.map(({ column, row, edges, color }) => (
        <path
          key={`${column}/${row}`}
          d={squarePath(side, edges)}
          transform={`translate(${column * side} ${row * side})`}
          strokeWidth={color ? 2 : 1.5}
          className={
            color ? classNames(pieceFills[color], 'stroke-paper') : 'fill-socket stroke-edge'
          }
          {...(!color && { strokeDasharray: '5 4' })}
        />
      ))}
      <path
        d={squarePath(side, open.edges)}
        transform={`translate(${open.column * side + 46} ${open.row * side - 38}) rotate(13 50 50)`}
        strokeWidth={2}
        className="fill-cloudberry stroke-paper"
      />
    </svg>
  );
}
