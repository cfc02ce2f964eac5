import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type EmptyOf, EmptyScene } from '#web/ui/scenes/empty-scenes.tsx';

type EmptyStateProps = {
  /** What is missing. */
  title: ReactNode;
  /** How to fill it. */
  children?: ReactNode;
  action?: ReactNode;
  scene?: EmptyOf;
  className?: string;
};

/** Shown in place of an empty list. */
export function EmptyState({
  title,
  children,
  action,
  scene = 'anything',
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-4 py-12 text-center', className)}>
      <EmptyScene of={scene} />
      <div className="mt-4 font-display text-lg font-semibold">{title}</div>
      {children && <div className="mt-1 max-w-line text-balance text-soft">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
