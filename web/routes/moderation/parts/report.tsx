import { type ComponentProps, lazy, Suspense } from 'react';

const ReportMenu = lazy(() => import('#web/moderation/reports/report-menu.tsx'));

type ReportProps = Omit<ComponentProps<typeof ReportMenu>, 'isVisitor'> & {
  isVisitor?: boolean | undefined;
};

/** A "⋯" button with which anyone can report something, loaded after the page. */
export const Report = ({ isVisitor = false, ...about }: ReportProps) => (
  <Suspense>
    <ReportMenu {...about} isVisitor={isVisitor} />
  </Suspense>
);
