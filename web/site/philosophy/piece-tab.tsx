import type { PieceColor } from '#contract/values/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { squarePath } from '#contract/pieces/piece-path.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';

export type Side = keyof typeof sides;

const outline = squarePath(100, 't---');

/** The tab sits at the middle of a side and sticks out. */
const sides = {
  top: 'top-0 left-1/2',
  right: 'top-1/2 left-full rotate-90',
  bottom: 'top-full left-1/2 rotate-180',
  left: 'top-1/2 left-0 -rotate-90',
};

type PieceTabProps = { side: Side; color: PieceColor; className?: string };

/** The tab of a box-shaped piece. It overlaps the neighboring box. */
export const PieceTab = ({ side, color, className }: PieceTabProps) => (
  <svg
    aria-hidden
    viewBox="30 -32.5 40 33.5"
    className={classNames(
      'pointer-events-none absolute z-1 w-13 origin-bottom -translate-x-1/2 -translate-y-full stroke-paper',
      pieceFills[color],
      sides[side],
      className,
    )}
  >
    <path d={outline} strokeWidth={1.25} />
  </svg>
);
