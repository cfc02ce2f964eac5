import { classNames } from '#web/ui/class-names.ts';
import { getInitials } from './get-initials.ts';

type InitialsProps = { name: string | null | undefined; className?: string };

/**
 * Someone's initials on their piece. They are drawn by the style sheet, because they only repeat the
 * name: as text they would become part of the label of a button or link.
 */
export const Initials = ({ name, className }: InitialsProps) => (
  <span
    aria-hidden
    data-initials={getInitials(name)}
    className={classNames(
      'font-display leading-none font-bold select-none before:content-[attr(data-initials)]',
      className,
    )}
  />
);
