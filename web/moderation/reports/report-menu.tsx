import type { ReportedSubject } from '#contract/moderation/reports.ts';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { useReport } from './use-report.tsx';

type ReportMenuProps = {
  subject: ReportedSubject;
  name: string;
  /** Of a hackathon that isn't listed. */
  code?: string | undefined;
  isVisitor: boolean;
};

/** A "⋯" button with which anyone can report something. */
export default function ReportMenu({ isVisitor, ...reported }: ReportMenuProps) {
  const { report, dialog } = useReport(isVisitor);
  return (
    <>
      <MoreMenu
        label={`More actions for ${reported.name}`}
        actions={[{ label: 'Report', onPress: () => report(reported) }]}
      />
      {dialog}
    </>
  );
}
