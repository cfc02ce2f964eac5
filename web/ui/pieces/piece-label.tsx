import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type Edges, tabHeight } from '#contract/pieces/piece-path.ts';
import type { TeamLayout } from './team-layout.ts';

type PieceLabelProps = {
  layout: TeamLayout;
  edges: Edges;
  className?: string;
  children: ReactNode;
};

/** The text on a piece, centered in the space between its sockets. */
export function PieceLabel({
  layout: { width, height },
  edges,
  className,
  children,
}: PieceLabelProps) {
  // CSS takes a padding in percent from the width, on all sides.
  const socket = `${(tabHeight * Math.min(width, height) * 100) / width}%`;
  const room = (edge: Edges[keyof Edges]) => (edge === 'socket' ? socket : '4%');
  return (
    <span
      className={classNames(
        'absolute inset-0 flex flex-col items-center justify-center text-center leading-tight',
        className,
      )}
      style={{
        paddingTop: room(edges.top),
        paddingRight: room(edges.right),
        paddingBottom: room(edges.bottom),
        paddingLeft: room(edges.left),
      }}
    >
      {children}
    </span>
  );
}
