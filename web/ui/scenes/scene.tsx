import type { PieceColor } from '#contract/values/vocabulary.ts';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';
import { parseEdges, piecePath } from '#contract/pieces/piece-path.ts';

export type ScenePiece = {
  x: number;
  y: number;
  /** Width, and height where it differs, in units of the scene. */
  size: number | [width: number, height: number];
  /** Its edges, by the letters of `parseEdges`. */
  sides: string;
  /** An empty socket without a color. */
  color?: PieceColor;
  turn?: number;
};

type SceneProps = {
  viewBox: string;
  pieces: readonly ScenePiece[];
  /** Lines and dots that belong to it, in front of the pieces. */
  children?: ReactNode;
  className?: string | undefined;
};

/** A picture made of pieces. It only decorates the text beside it, so it has no accessible name. */
export const Scene = ({ viewBox, pieces, children, className }: SceneProps) => (
  <svg aria-hidden viewBox={viewBox} className={classNames('block', className)}>
    {pieces.map((piece) => (
      <ScenePath key={`${piece.x} ${piece.y}`} {...piece} />
    ))}
    {children}
  </svg>
);

function ScenePath({ x, y, size, sides, color, turn = 0 }: ScenePiece) {
  const [width, height] = typeof size === 'number' ? [size, size] : size;
  return (
    <path
      d={piecePath({ width, height, edges: parseEdges(sides) })}
      transform={`translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`}
      className={
        color ? classNames(pieceFills[color], 'stroke-surface') : 'fill-socket stroke-edge'
      }
      strokeWidth={1}
      {...(!color && { strokeDasharray: '3 2.5' })}
    />
  );
}

/** A thin decorative line. */
export const sceneLine = 'fill-none stroke-edge';

/** How large the picture of an empty state is. */
export const emptySceneSize = 'h-20 w-auto overflow-visible';
