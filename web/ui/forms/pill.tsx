import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type PillProps = { isPressed: boolean; onPress: () => void; children: ReactNode };

/** One of a few choices that show different parts of a list. */
export const Pill = ({ isPressed, onPress, children }: PillProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    onClick={onPress}
    className={classNames(
      'min-h-9 rounded-md border px-2.5 text-body font-medium pointer-coarse:min-h-11',
      isPressed
        ? 'border-accent bg-accent-soft text-ink'
        : 'border-transparent text-soft hover:bg-sunken hover:text-ink',
    )}
  >
    {children}
  </button>
);
