import { classNames } from '#web/ui/class-names.ts';

/** Stands where a line of text or a picture will be, in its size. */
export const SkeletonBar = ({ className }: { className: string }) => (
  <div aria-hidden className={classNames('animate-wait rounded-sm bg-grey', className)} />
);
