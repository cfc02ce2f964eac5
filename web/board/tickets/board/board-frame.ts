import { classNames } from '#web/ui/class-names.ts';

/** The row of columns. On a phone it scrolls sideways. */
export const boardFrame = classNames(
  'flex gap-3 overflow-x-auto md:h-[max(24rem,calc(100dvh-15.25rem-var(--filters,0rem)))] md:overflow-visible',
  '-mx-4 px-4 pb-2 sm:-mx-6 sm:px-6 md:mx-0 md:px-0',
  'h-[max(24rem,calc(100dvh-13rem-var(--filters,0rem)))]',
);

/** One column of the board. */
export const columnFrame = classNames(
  'flex min-h-0 flex-col rounded-lg bg-sunken',
  'w-[82vw] max-w-96 shrink-0 snap-center md:w-auto md:min-w-0 md:max-w-none md:flex-1 md:basis-0',
);
