import { classNames } from '#web/ui/class-names.ts';
import { edgesInRow, openPiecePath, piecePath } from '#web/ui/puzzle-shape.ts';

type InRow = { width: number; height: number; index: number; length: number };

/** A member's piece in the row. */
export const Piece = ({ width, height, className, ...row }: InRow & { className: string }) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={svgClasses}>
    <path
      d={piecePath({ width, height, edges: edgesInRow(row) })}
      className={classNames(className, 'stroke-surface')}
      strokeWidth={1.5}
    />
  </svg>
);

/** An open place. Leaves out its left side, which the previous piece draws, unless the row `wraps`. */
export function Socket({ width, height, wraps, ...row }: InRow & { wraps: boolean }) {
  const piece = { width, height, edges: edgesInRow(row) };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={svgClasses}>
      <path d={piecePath(piece)} className="fill-sunken" />
      <path
        d={wraps || row.index === 0 ? piecePath(piece) : openPiecePath(piece)}
        className="fill-none stroke-edge"
        strokeDasharray="3 2.5"
      />
    </svg>
  );
}

const svgClasses = 'absolute inset-0 size-full overflow-visible';
