import type { ReactNode } from 'react';
import { socketPath } from '#web/ui/loading.tsx';
import { classNames } from '#web/ui/class-names.ts';

type EmptyStateProps = {
  /** What is missing. */
  title: ReactNode;
  /** How to fill it. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-4 py-12 text-center', className)}>
      <svg aria-hidden viewBox="-2 -15 57 57" width={76} className="overflow-visible">
        <path
          d={socketPath}
          className="fill-socket stroke-edge"
          strokeWidth={1.25}
          strokeDasharray="4 3"
        />
      </svg>
      <div className="mt-4 font-display text-lg font-semibold">{title}</div>
      {children && <div className="mt-1 max-w-line text-balance text-soft">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
