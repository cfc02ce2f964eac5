import { Report } from '#web/routes/moderation/parts/report.tsx';

type ReportSubmissionProps = { projectId: number; team: string; isVisitor?: boolean | undefined };

/** Reports what a team submitted. */
export const ReportSubmission = ({ projectId, team, isVisitor }: ReportSubmissionProps) => (
  <Report
    subject={{ kind: 'submission', id: projectId }}
    name={`what ${team} submitted`}
    isVisitor={isVisitor}
  />
);
