import { getPieceColour, pieceFills } from '#web/ui/pieces/piece-colours.ts';
import { piecePath } from '#web/ui/pieces/piece-path.ts';

const piece = piecePath({
  width: 24,
  height: 24,
  edges: { top: 'flat', right: 'tab', bottom: 'flat', left: 'socket' },
});

/** An organization's logo: a piece in the color of its name. */
export const DrawnLogo = ({ name }: { name: string }) => (
  <svg aria-hidden viewBox="0 0 32 24" className="h-5 w-[1.667rem] shrink-0">
    <path d={piece} className={pieceFills[getPieceColour(name)]} />
  </svg>
);
