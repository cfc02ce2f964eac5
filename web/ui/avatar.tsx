import type { PieceColour } from '#contract/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { getPieceColour } from '#web/ui/puzzle-shape.ts';

type AvatarProps = {
  /** Whose initial it is; "?" where there is nobody. */
  name?: string | null | undefined;
  /** What the colour belongs to: the person's id, so that it is the same everywhere. */
  seed?: string | number | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
};

const pieceClasses: Record<PieceColour, string> = {
  lake: 'bg-lake text-lake-ink',
  cloudberry: 'bg-cloudberry text-cloudberry-ink',
  lingonberry: 'bg-lingonberry text-lingonberry-ink',
  moss: 'bg-moss text-moss-ink',
};

const sizes = {
  sm: 'size-6 text-xs',
  md: 'size-8 text-sm',
  lg: 'size-11 text-lg',
  xl: 'size-20 text-3xl',
};

/** The first letter of someone's name on their colour. The name stands beside it, or in `title`. */
export function Avatar({ name, seed, size = 'md', className }: AvatarProps) {
  const look = name
    ? pieceClasses[getPieceColour(seed ?? name)]
    : 'border border-dashed border-edge bg-surface text-soft';
  return (
    <span
      aria-hidden
      title={name ?? undefined}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full font-display font-bold select-none',
        look,
        sizes[size],
        className,
      )}
    >
      {getInitial(name)}
    </span>
  );
}

/** The first letter as a person sees it, which may be two code units. */
export function getInitial(name: string | null | undefined) {
  const first = name?.trim().codePointAt(0);
  return first === undefined ? '?' : String.fromCodePoint(first).toUpperCase();
}
