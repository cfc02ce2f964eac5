import type { PieceColour } from '#contract/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { getPieceColour } from '#web/ui/puzzle-shape.ts';

type AvatarProps = {
  /** The name whose initial is shown; "?" without one. */
  name?: string | null | undefined;
  /** Determines the color: the person's id, so that it is the same everywhere. */
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

/** The first letter of someone's name in their color. Decorative: show the name next to it. */
export function Avatar({ name, seed, size = 'md', className }: AvatarProps) {
  const colourClasses = name
    ? pieceClasses[getPieceColour(seed ?? name)]
    : 'border border-dashed border-edge bg-surface text-soft';
  return (
    <span
      aria-hidden
      title={name ?? undefined}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full font-display font-bold select-none',
        colourClasses,
        sizes[size],
        className,
      )}
    >
      {getInitial(name)}
    </span>
  );
}

/** The first character of a name, which can be two code units. */
export function getInitial(name: string | null | undefined) {
  const first = name?.trim().codePointAt(0);
  return first === undefined ? '?' : String.fromCodePoint(first).toUpperCase();
}
