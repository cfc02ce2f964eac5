import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { HackathonScreen } from './parts/hackathon-screen.tsx';
import { ReportSubmission } from './parts/report-submission.tsx';
import { Judging } from '#web/hackathons/judging/judging.tsx';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';

/** Where judges score submissions, and organizers see how far they are. */
export const Component = () => (
  <HackathonScreen title="Judging" isAllowed={(can) => can.judge || can.seeSubmissions}>
    {(hackathon) => <JudgingOf hackathon={hackathon} />}
  </HackathonScreen>
);

function JudgingOf({ hackathon: { id, slug, can, resultsPublishedAt } }: { hackathon: Hackathon }) {
  const { profile } = useProfile();
  useReadSubject(`hackathon:${id}`);
  return (
    profile && (
      <Judging
        slug={slug}
        personId={profile.id}
        isJudge={can.judge}
        isOrganizer={can.chooseStaff}
        isOver={resultsPublishedAt !== null}
        renderMenu={(team) => <ReportSubmission {...team} />}
      />
    )
  );
}
