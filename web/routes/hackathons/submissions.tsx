import { HackathonScreen } from './parts/hackathon-screen.tsx';
import { ReportSubmission } from './parts/report-submission.tsx';
import { SubmissionList } from '#web/hackathons/submissions/submission-list.tsx';

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
