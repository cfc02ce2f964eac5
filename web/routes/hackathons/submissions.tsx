import { HackathonScreen } from '#web/app/hackathon-screen.tsx';
import { ReportSubmission } from '#web/app/report-submission.tsx';
import { SubmissionList } from '#web/features/submissions/submission-list.tsx';

/** What the teams submit, for those who run the hackathon. */
export const Component = () => (
  <HackathonScreen title="Submissions" isAllowed={(can) => can.seeSubmissions}>
    {({ slug, endsAt, resultsPublishedAt }) => (
      <SubmissionList
        {...{ slug, endsAt }}
        canReopen={resultsPublishedAt === null}
        renderMenu={(team) => <ReportSubmission {...team} />}
      />
    )}
  </HackathonScreen>
);
