import { classNames } from '#web/ui/class-names.ts';
import { edgesInRow, openPiecePath, piecePath } from '#web/ui/puzzle-shape.ts';

type InRow = { width: number; height: number; index: number; length: number };

/** A member's piece, in its place of the row. `look` is its colour. */
export const Piece = ({ width, height, look, ...row }: InRow & { look: string }) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={svgClasses}>
    <path
      d={piecePath({ width, height, edges: edgesInRow(row) })}
      className={classNames(look, 'stroke-surface')}
      strokeWidth={1.5}
    />
  </svg>
);

/** An open place. Its left side was drawn by the piece before it, unless the row `breaks`. */
export function Socket({ width, height, breaks, ...row }: InRow & { breaks: boolean }) {
  const piece = { width, height, edges: edgesInRow(row) };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={svgClasses}>
      <path d={piecePath(piece)} className="fill-sunken" />
      <path
        d={breaks || row.index === 0 ? piecePath(piece) : openPiecePath(piece)}
        className="fill-none stroke-edge"
        strokeDasharray="3 2.5"
      />
    </svg>
  );
}

const svgClasses = 'absolute inset-0 size-full overflow-visible';
