import { classNames } from '#web/ui/class-names.ts';
import { getInitials } from './get-initials.ts';

type InitialsProps = { name: string | null | undefined; className?: string };

/**
 * Someone's initials on their piece. They are drawn by the style sheet, because they only repeat the
 * name: as text they would become part of the label of a button or link. Nobody is a "?".
 */
export function Initials({ name, className }: InitialsProps) {
  const initials = getInitials(name);
  const isKnown = initials !== '?';
  return (
    <span
      aria-hidden
      data-initials={initials}
      className={classNames(
        'font-display leading-none font-bold select-none',
        isKnown && 'before:content-[attr(data-initials)]',
        className,
      )}
    >
      {!isKnown && initials}
    </span>
  );
}
