import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type SummaryProps = {
  children: ReactNode;
  /** Looks like a link. */
  isLink?: boolean;
  className?: string;
};

/** What opens a `<details className="group">`. */
export const Summary = ({ children, isLink = false, className }: SummaryProps) => (
  <summary
    className={classNames(
      'flex w-fit cursor-pointer list-none items-start gap-1 [&::-webkit-details-marker]:hidden',
      isLink && 'py-1.5 font-semibold text-accent hover:underline pointer-coarse:py-3',
      className,
    )}
  >
    <ChevronRight
      aria-hidden
      className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 transition-transform group-open:rotate-90"
    />
    <span className="min-w-0">{children}</span>
  </summary>
);
