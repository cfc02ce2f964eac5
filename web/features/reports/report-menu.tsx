import type { ReportedSubject } from '#contract/reports.ts';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { useReport } from './use-report.tsx';

type ReportMenuProps = { subject: ReportedSubject; name: string; isVisitor: boolean };

/** A "⋯" button with which anyone can report something. */
export default function ReportMenu({ subject, name, isVisitor }: ReportMenuProps) {
  const { report, dialog } = useReport(isVisitor);
  return (
    <>
      <MoreMenu
        label={`More actions for ${name}`}
        actions={[{ label: 'Report', onPress: () => report({ subject, name }) }]}
      />
      {dialog}
    </>
  );
}
