import { classNames } from '#web/ui/class-names.ts';

const row = classNames(
  'group/board flex gap-3 overflow-x-auto md:overflow-visible',
  '-mx-4 px-4 pb-2 sm:-mx-6 sm:px-6 md:mx-0 md:px-0',
);

const toBottom = classNames(
  'h-[max(24rem,calc(100dvh-13rem-var(--filters,0rem)))]',
  'md:h-[max(24rem,calc(100dvh-15.25rem-var(--filters,0rem)))]',
);

/**
 * The row of columns, which scrolls sideways on a phone. They reach the bottom of the window; if the
 * board is short, because it's new, they're as high as their tickets.
 */
export const frameOf = (isShort: boolean) => classNames(row, isShort ? 'min-h-64' : toBottom);

export const columnFrame = classNames(
  'flex min-h-0 flex-col rounded-lg bg-sunken',
  'w-[82vw] max-w-96 shrink-0 snap-center md:w-auto md:min-w-0 md:max-w-none md:flex-1 md:basis-0',
);
