import type { PieceColour } from '#contract/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Edges, piecePath } from '#web/ui/pieces/piece-path.ts';
import { pieceFills } from '#web/ui/pieces/piece-colours.ts';

const side = 100;

type PlacedPiece = { column: number; row: number; edges: Edges; colour?: PieceColour };

/** Five of six pieces. The missing one is the reader. */
const pieces: PlacedPiece[] = [
  {
    column: 0,
    row: 0,
    colour: 'lake',
    edges: { top: 'flat', right: 'tab', bottom: 'socket', left: 'flat' },
  },
  {
    column: 1,
    row: 0,
    colour: 'moss',
    edges: { top: 'flat', right: 'socket', bottom: 'tab', left: 'socket' },
  },
  { column: 2, row: 0, edges: { top: 'flat', right: 'flat', bottom: 'tab', left: 'tab' } },
  {
    column: 0,
    row: 1,
    colour: 'lingonberry',
    edges: { top: 'tab', right: 'socket', bottom: 'flat', left: 'flat' },
  },
  {
    column: 1,
    row: 1,
    colour: 'lake',
    edges: { top: 'socket', right: 'tab', bottom: 'flat', left: 'tab' },
  },
  {
    column: 2,
    row: 1,
    colour: 'moss',
    edges: { top: 'socket', right: 'flat', bottom: 'flat', left: 'socket' },
  },
];

export function HeroPuzzle() {
  const open = pieces.find(({ colour }) => !colour)!;
  return (
    <svg aria-hidden viewBox="-6 -58 374 266" className="mx-auto w-full max-w-md">
      {pieces.map(({ column, row, edges, colour }) => (
        <path
          key={`${column}/${row}`}
          d={piecePath({ width: side, height: side, edges })}
          transform={`translate(${column * side} ${row * side})`}
          strokeWidth={colour ? 2 : 1.5}
          className={
            colour ? classNames(pieceFills[colour], 'stroke-paper') : 'fill-socket stroke-edge'
          }
          {...(!colour && { strokeDasharray: '5 4' })}
        />
      ))}
      <path
        d={piecePath({ width: side, height: side, edges: open.edges })}
        transform={`translate(${open.column * side + 46} ${open.row * side - 38}) rotate(13 50 50)`}
        strokeWidth={2}
        className="fill-cloudberry stroke-paper"
      />
    </svg>
  );
}
