import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';

/** The outlines of the cards while projects load. */
export const ProjectListSkeleton = ({ cards = 6 }: { cards?: number }) => (
  <div className="grid grid-cols-cards gap-4">
    {Array.from({ length: cards }, (_, index) => (
      <div key={index} className="overflow-hidden rounded-lg border border-line bg-surface">
        <SkeletonBar className="h-13 rounded-none" />
        <div className="grid gap-2 px-4 pt-2.5 pb-3">
          <p className="font-display text-lg leading-tight font-semibold text-soft">
            {index === 0 ? <output>Loading projects...</output> : <span aria-hidden>&nbsp;</span>}
          </p>
          <div className="grid h-10.5 content-start gap-2 pt-1">
            <SkeletonBar className="h-3" />
            <SkeletonBar className="h-3 w-4/5" />
          </div>
          <div className="grid h-12 content-center gap-3">
            <SkeletonBar className="h-4 w-3/5" />
            <SkeletonBar className="h-4 w-1/2" />
          </div>
          <SkeletonBar className="h-8 w-30" />
          <SkeletonBar className="h-1 rounded-full" />
          <SkeletonBar className="h-8 w-full opacity-50" />
        </div>
      </div>
    ))}
  </div>
);
