import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';
import { squarePath } from '#contract/pieces/piece-path.ts';

const piece = squarePath(24, '-t-s');

/** An organization's logo: a piece in the color of its name. */
export const DrawnLogo = ({ name }: { name: string }) => (
  <svg aria-hidden viewBox="0 0 32 24" className="h-5 w-[1.667rem] shrink-0">
    <path d={piece} className={pieceFills[getPieceColor(name)]} />
  </svg>
);
