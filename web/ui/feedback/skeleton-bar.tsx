import { classNames } from '#web/ui/class-names.ts';

/** A placeholder for a line of text or a picture that is loading. */
export const SkeletonBar = ({ className }: { className: string }) => (
  <div aria-hidden className={classNames('animate-wait rounded-sm bg-grey', className)} />
);
