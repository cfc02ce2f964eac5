import { classNames } from '#web/ui/class-names.ts';
import { Initials } from './initials.tsx';
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

/** The box of a piece with its tabs, and the letters on it. */
const sizes = {
  sm: 'size-7 text-[0.6125rem]',
  md: 'size-9 text-xs',
  lg: 'size-12 text-base',
  xl: 'size-24 text-3xl sm:size-32 sm:text-[2.7rem]',
};

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
    <span
      aria-hidden
      title={name ?? undefined}
      className={classNames('relative block shrink-0', sizes[size], className)}
    >
      <svg viewBox={frame} className="block size-full">
        <path
          d={outline}
          className={isKnown ? pieceFills[colour] : 'fill-socket stroke-edge'}
          {...(!isKnown && { strokeWidth: 4 })}
        />
      </svg>
      {/* On the piece without its tabs. */}
      <span className="absolute bottom-0 left-0 grid h-[76%] w-[76%] place-items-center">
        <Initials name={name} className={isKnown ? pieceInks[colour] : 'text-soft'} />
      </span>
    </span>
  );
}

/** Where a person's piece will be: its outline being drawn while they load. */
export const LoadingPiece = () => (
  <svg aria-hidden viewBox={frame} className="size-24 shrink-0 sm:size-32">
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
