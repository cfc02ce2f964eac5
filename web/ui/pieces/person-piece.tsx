import { classNames } from '#web/ui/class-names.ts';
import { getInitials } from './initials.ts';
import { pieceFills, pieceInks } from './piece-colours.ts';
import { piecePath, tabHeight } from './piece-path.ts';
import { usePieceColour } from './team-colours.ts';

type PersonPieceProps = {
  /** Whose initials it shows; "?" on an empty socket where there is nobody. */
  name?: string | null | undefined;
  /** What the colour belongs to: the person's id; their name where they have none. */
  seed?: string | number | undefined;
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = { sm: 'size-7', md: 'size-9', lg: 'size-12', xl: 'size-24 sm:size-32' };

const side = 100;
const reach = tabHeight * side;
const outline = piecePath({
  width: side,
  height: side,
  edges: { top: 'tab', right: 'tab', bottom: 'flat', left: 'flat' },
});
const frame = `-2 ${-reach - 2} ${side + reach + 4} ${side + reach + 4}`;

/** Someone as a piece with their initials. Their name stands beside it, or in `title`. */
export function PersonPiece({ name, seed, size = 'md', className }: PersonPieceProps) {
  const colour = usePieceColour(seed ?? name ?? '');
  const isKnown = Boolean(name);
  return (
    <svg
      aria-hidden
      viewBox={frame}
      className={classNames('shrink-0 select-none', sizes[size], className)}
    >
      {name && <title>{name}</title>}
      <path
        d={outline}
        className={isKnown ? pieceFills[colour] : 'fill-socket stroke-edge'}
        {...(!isKnown && { strokeWidth: 4 })}
      />
      <text
        x={side / 2}
        y={side / 2}
        dy="0.36em"
        fontSize={isKnown ? 46 : 52}
        textAnchor="middle"
        className={classNames('font-display font-bold', isKnown ? pieceInks[colour] : 'fill-soft')}
      >
        {getInitials(name)}
      </text>
    </svg>
  );
}

/** Where a person's piece will be: its outline being drawn while they load. */
export const LoadingPiece = () => (
  <svg aria-hidden viewBox={frame} className={classNames('shrink-0', sizes.xl)}>
    <path d={outline} className="fill-socket stroke-line" strokeWidth={2} />
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
