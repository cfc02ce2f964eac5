import { getPieceColour, piecePath } from '#web/ui/puzzle-shape.ts';
import { pieceFills } from '#web/ui/team-puzzle.tsx';

const piece = piecePath({
  width: 24,
  height: 24,
  edges: { top: 'flat', right: 'tab', bottom: 'flat', left: 'socket' },
});

/** An organization's logo: a piece in the color of its name. */
export const DrawnLogo = ({ name }: { name: string }) => (
  <svg aria-hidden viewBox="0 0 30 24" className="h-5 w-6.25 shrink-0">
    <path d={piece} className={pieceFills[getPieceColour(name)]} />
  </svg>
);
