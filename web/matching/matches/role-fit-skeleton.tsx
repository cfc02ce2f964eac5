import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';

/** Keeps the room of a fit while it loads, so that the buttons below stay where they are. */
export const RoleFitSkeleton = () => (
  <div
    aria-hidden
    className="mt-1 grid h-29.25 grid-cols-1 content-start gap-2.5 pt-1 pointer-coarse:h-32.25"
  >
    <SkeletonBar className="h-4 w-24" />
    <SkeletonBar className="h-4 w-4/5" />
    <SkeletonBar className="h-4 w-3/5" />
    <SkeletonBar className="h-4 w-28" />
  </div>
);
