import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingPiece } from '#web/ui/pieces/person-piece.tsx';

/** The outline of a profile while it loads. */
export const ProfileSkeleton = () => (
  <Page className="grid min-h-dvh grid-cols-1 content-start gap-6">
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-6">
      <LoadingPiece />
      <div className="grid gap-3">
        <output className="font-display text-2xl font-semibold text-soft sm:text-3xl">
          Loading profile...
        </output>
        <SkeletonBar className="h-4 max-w-80" />
        <SkeletonBar className="h-3 max-w-56" />
      </div>
    </div>
    <div
      aria-hidden
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4"
    >
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="grid content-center gap-2 bg-surface px-4 py-3.5">
          <SkeletonBar className="h-5 w-8" />
          <SkeletonBar className="h-3 w-20" />
        </div>
      ))}
    </div>
    <div aria-hidden className="h-10.5 border-b border-line" />
    <div className="grid gap-3">
      <SkeletonBar className="h-3 max-w-measure" />
      <SkeletonBar className="h-3 max-w-line" />
    </div>
  </Page>
);
