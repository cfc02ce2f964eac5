import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export type Tone = keyof typeof tones;

const tones = {
  green: 'bg-green text-green-ink',
  yellow: 'bg-yellow text-yellow-ink',
  blue: 'bg-blue text-blue-ink',
  red: 'bg-red text-red-ink',
  grey: 'bg-grey text-grey-ink',
};

/** A status label. The text carries the meaning; the tone only supports it. */
export const Badge = ({
  tone = 'grey',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={classNames(
      'inline-flex shrink-0 items-center rounded-sm px-1.5 text-caption leading-5.5 font-semibold whitespace-nowrap',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
