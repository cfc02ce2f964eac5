import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { resizedPhotoAddress } from '#contract/values/photo-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DrawingLine } from './drawing-line.tsx';
import { Initials } from './initials.tsx';
import { personFrame, personOutline, personSide, photoBoxOf } from './person-outline.ts';
import { pieceFills, pieceInks } from './piece-fills.ts';
import { PiecePhoto } from './piece-photo.tsx';
import { useTeamPhoto } from './team-photos.tsx';
import { usePhoto } from './use-photo.ts';

type PersonPieceProps = {
  /** Whose initials it shows; "?" on an empty socket where there is nobody. */
  name?: string | null | undefined;
  /** What the color belongs to: the person's id; their name where they have none. */
  seed?: string | number | undefined;
  /** Where their photo is, for someone who isn't on the team whose space is shown. */
  photo?: string | null | undefined;
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

const box = photoBoxOf({ width: personSide, height: personSide });

/** Someone as a piece with their photo or initials. Their name stands beside it, or in `title`. */
export function PersonPiece({ name, seed, photo, size = 'md', className }: PersonPieceProps) {
  const color = getPieceColor(seed ?? name ?? '');
  const isKnown = Boolean(name);
  const address = useTeamPhoto(seed, photo);
  const shown = usePhoto(address && resizedPhotoAddress(address, size === 'sm' ? 64 : 256));
  return (
    <span
      aria-hidden
      title={name ?? undefined}
      className={classNames('relative block shrink-0', sizes[size], className)}
    >
      <svg viewBox={personFrame} className="block size-full">
        <path
          d={personOutline}
          className={isKnown ? pieceFills[color] : 'fill-socket stroke-edge'}
          {...(!isKnown && { strokeWidth: 4 })}
        />
        {shown && <PiecePhoto outline={personOutline} box={box} address={shown} />}
      </svg>
      {/* On the piece without its tabs. */}
      {!shown && (
        <span className="absolute bottom-0 left-0 grid h-[76%] w-[76%] place-items-center">
          <Initials name={name} className={isKnown ? pieceInks[color] : 'text-soft'} />
        </span>
      )}
    </span>
  );
}

/** Where a person's piece will be: its outline being drawn while they load. */
export const LoadingPiece = () => (
  <svg aria-hidden viewBox={personFrame} className="size-24 shrink-0 sm:size-32">
    <path d={personOutline} className="fill-socket stroke-line" strokeWidth={2} />
    <DrawingLine path={personOutline} strokeWidth={2.5} />
  </svg>
);
