import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { AnythingScene } from '#web/ui/scenes/anything.tsx';

type EmptyStateProps = {
  /** What is missing. */
  title: ReactNode;
  /** How to fill it. */
  children?: ReactNode;
  action?: ReactNode;
  /** A picture of what is missing; a single socket by default. */
  scene?: ReactNode;
  className?: string;
};

/** Shown in place of an empty list. */
export const EmptyState = ({ title, children, action, scene, className }: EmptyStateProps) => (
  <div className={classNames('flex flex-col items-center px-4 py-12 text-center', className)}>
    {scene ?? <AnythingScene />}
    <div className="mt-4 font-display text-lg font-semibold wrap-anywhere">{title}</div>
    {children && <div className="mt-1 max-w-line text-balance text-soft">{children}</div>}
    {action && <div className="mt-5">{action}</div>}
  </div>
);
