import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ReportedSubject } from '#contract/moderation/reports.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

type Reported = { subject: ReportedSubject; name: string; code?: string | undefined };

/** `report` opens the dialog to report something; render `dialog`. */
export function useReport(isVisitor: boolean): {
  report: (reported: Reported) => void;
  dialog: ReactNode;
} {
  const [reported, setReported] = useState<Reported | null>(null);
  return {
    report: setReported,
    dialog: (
      <Suspense>
        {reported && (
          <ReportDialog {...reported} isVisitor={isVisitor} onClose={() => setReported(null)} />
        )}
      </Suspense>
    ),
  };
}
