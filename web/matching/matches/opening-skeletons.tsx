import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';

/** The outlines of openings while they load. */
export const OpeningSkeletons = ({ cards = 6 }: { cards?: number }) => (
  <output className="grid grid-cols-cards gap-4">
    <span className="sr-only">Loading teams...</span>
    {Array.from({ length: cards }, (_, index) => (
      <div
        key={index}
        className="flex h-80 flex-col gap-4 rounded-lg border border-line bg-surface p-4"
      >
        <SkeletonBar className="h-9 w-40" />
        <SkeletonBar className="h-5 w-48" />
        <SkeletonBar className="h-10" />
        <SkeletonBar className="h-4 w-4/5" />
        <SkeletonBar className="h-4 w-3/5" />
      </div>
    ))}
  </output>
);
