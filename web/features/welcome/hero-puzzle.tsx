import type { PieceColour } from '#contract/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { squarePath } from '#contract/pieces/piece-path.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';

const side = 100;

type PlacedPiece = { column: number; row: number; edges: string; colour?: PieceColour };

/** Five of six pieces. The missing one is the reader. */
const pieces: PlacedPiece[] = [
  { column: 0, row: 0, edges: '-ts-', colour: 'lake' },
  { column: 1, row: 0, edges: '-sts', colour: 'moss' },
  { column: 2, row: 0, edges: '--tt' },
  { column: 0, row: 1, edges: 'ts--', colour: 'lingonberry' },
  { column: 1, row: 1, edges: 'st-t', colour: 'lake' },
  { column: 2, row: 1, edges: 's--s', colour: 'moss' },
];

export function HeroPuzzle() {
  const open = pieces.find(({ colour }) => !colour)!;
  return (
    <svg aria-hidden viewBox="-6 -58 374 266" className="mx-auto w-full max-w-md">
      {pieces.map(({ column, row, edges, colour }) => (
        <path
          key={`${column}/${row}`}
          d={squarePath(side, edges)}
          transform={`translate(${column * side} ${row * side})`}
          strokeWidth={colour ? 2 : 1.5}
          className={
            colour ? classNames(pieceFills[colour], 'stroke-paper') : 'fill-socket stroke-edge'
          }
          {...(!colour && { strokeDasharray: '5 4' })}
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
