import { classNames } from '#web/ui/class-names.ts';
import { getInitials } from '#contract/pieces/get-initials.ts';

type InitialsProps = { name: string | null | undefined; className?: string };

/**
 * Someone's initials on their piece; nobody is a "?". The second one is drawn by the style sheet: two
 * letters of text would become part of the label of a button or link.
 */
export function Initials({ name, className }: InitialsProps) {
  const [first, last] = getInitials(name);
  return (
    <span
      aria-hidden
      data-last={last}
      className={classNames(
        'font-display leading-none font-bold select-none',
        last && 'after:content-[attr(data-last)]',
        className,
      )}
    >
      {first}
    </span>
  );
}
