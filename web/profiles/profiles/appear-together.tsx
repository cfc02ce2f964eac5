import { type ReactNode, useState } from 'react';
import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';

type AppearTogetherProps = { isLoading: boolean; children: ReactNode };

/**
 * Shows its content together once all of it has loaded, so that nothing moves under a click. It stays
 * when something is loaded again: it may be in use.
 */
export function AppearTogether({ isLoading, children }: AppearTogetherProps) {
  const [isShown, setIsShown] = useState(!isLoading);
  if (!isShown && !isLoading) setIsShown(true);
  return isShown ? children : <LoadingSections />;
}

const LoadingSections = () => (
  <div data-loading className="grid gap-3">
    <output className="sr-only">Loading projects...</output>
    <SkeletonBar className="mb-1 h-5 w-36" />
    <SkeletonBar className="h-24 rounded-lg" />
    <SkeletonBar className="h-24 rounded-lg" />
  </div>
);
