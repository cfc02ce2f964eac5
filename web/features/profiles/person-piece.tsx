import type { PieceColour } from '#contract/vocabulary.ts';
import { getInitial } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { getPieceColour, piecePath } from '#web/ui/puzzle-shape.ts';
import { pieceFills } from '#web/ui/team-puzzle.tsx';

const side = 96;
const outline = piecePath({
  width: side,
  height: side,
  edges: { top: 'tab', right: 'tab', bottom: 'flat', left: 'flat' },
});

const inks: Record<PieceColour, string> = {
  lake: 'fill-lake-ink',
  cloudberry: 'fill-cloudberry-ink',
  lingonberry: 'fill-lingonberry-ink',
  moss: 'fill-moss-ink',
};

/** The loading state of PersonPiece: its outline being drawn. */
export const PersonSocket = () => (
  <svg aria-hidden viewBox="0 -24 120 120" className="size-24 shrink-0 sm:size-32">
    <path d={outline} className="fill-sunken stroke-line" strokeWidth={2} />
    <path
      d={outline}
      pathLength={1}
      strokeDasharray={1}
      className="animate-draw fill-none stroke-accent"
      strokeWidth={2.5}
      strokeLinejoin="round"
    />
  </svg>
);

/** The large avatar: the person's puzzle piece, as in every team. */
export function PersonPiece({ name, id }: { name: string; id: number }) {
  return (
    <svg aria-hidden viewBox="0 -24 120 120" className="size-24 shrink-0 sm:size-32">
      <path d={outline} className={pieceFills[getPieceColour(id)]} />
      <text
        x={side / 2}
        y={side / 2 + 15}
        fontSize={44}
        textAnchor="middle"
        className={classNames('font-display font-bold select-none', inks[getPieceColour(id)])}
      >
        {getInitial(name)}
      </text>
    </svg>
  );
}
