import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * What pressing an open place does: it leads somewhere, or acts. Without a `label`, it repeats
 * something else on the screen, so only mouse and touch reach it.
 */
type OpenPlaceProps = {
  label?: string | undefined;
  to?: string;
  state?: unknown;
  onPress?: () => void;
  children: ReactNode;
};

/** The part of an open place that can be pressed, over its socket. */
export function OpenPlace({ label, to, state, onPress, children }: OpenPlaceProps) {
  const reach = label ? { 'aria-label': label } : { 'aria-hidden': true, tabIndex: -1 };
  if (to !== undefined)
    return (
      <Link to={to} state={state} className={classes} {...reach}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={classes} onClick={onPress} {...reach}>
      {children}
    </button>
  );
}

const classes =
  'group absolute inset-0 block rounded-sm hover:bg-accent-soft hover:underline focus-visible:z-2';
