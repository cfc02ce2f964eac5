import { classNames } from '#web/ui/class-names.ts';
import { type Edges, openPiecePath, piecePath } from './piece-path.ts';

type Shape = { width: number; height: number; edges: Edges };

/** A member's piece; `fill` is its colour. */
export const Piece = ({ fill, ...shape }: Shape & { fill: string }) => (
  <svg viewBox={`0 0 ${shape.width} ${shape.height}`} className={svgClasses}>
    <path d={piecePath(shape)} className={classNames(fill, 'stroke-surface')} strokeWidth={1.5} />
  </svg>
);

/** An open place. Where a piece to its left has drawn the line between them, only the rest is drawn. */
export const Socket = ({ hasLeft, ...shape }: Shape & { hasLeft: boolean }) => (
  <svg viewBox={`0 0 ${shape.width} ${shape.height}`} className={svgClasses}>
    <path d={piecePath(shape)} className="fill-socket" />
    <path
      d={hasLeft ? openPiecePath(shape) : piecePath(shape)}
      className="fill-none stroke-edge"
      strokeWidth={1.25}
    />
  </svg>
);

const svgClasses = 'absolute inset-0 size-full overflow-visible';
