import { photoBoxOf } from './person-outline.ts';
import { type Edges, openPiecePath, piecePath } from '#contract/pieces/piece-path.ts';
import { PiecePhoto } from './piece-photo.tsx';

type Shape = { width: number; height: number; edges: Edges };

type MemberShape = Shape & { fill: string; photo: string | undefined; isAway: boolean };

/** A member's piece; `fill` is its color. */
export function Piece({ fill, photo, isAway, ...shape }: MemberShape) {
  const outline = piecePath(shape);
  return (
    <svg viewBox={`0 0 ${shape.width} ${shape.height}`} className={svgClasses}>
      <path d={outline} className={fill} />
      {photo && (
        <PiecePhoto
          outline={outline}
          address={photo}
          box={photoBoxOf(shape)}
          className={isAway ? 'opacity-55' : ''}
        />
      )}
      <path d={outline} className="fill-none stroke-surface" strokeWidth={1.5} />
    </svg>
  );
}

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
