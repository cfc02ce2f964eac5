import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

/** The outline of a project's page while it loads. */
export const ProjectSkeleton = () => (
  <Page className="grid min-h-dvh grid-cols-1 content-start gap-6">
    <DocumentTitle>Project</DocumentTitle>
    <div className="grid gap-3">
      <div aria-hidden className="h-8" />
      <output className="font-display text-3xl font-semibold text-soft">Loading project...</output>
      <SkeletonBar className="h-5 w-40" />
    </div>
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-6">
        <SkeletonBar className="h-84 rounded-lg opacity-50" />
        <SkeletonBar className="h-3 max-w-measure" />
        <SkeletonBar className="h-3 max-w-line" />
      </div>
      <SkeletonBar className="h-64 rounded-lg opacity-50" />
    </div>
  </Page>
);
