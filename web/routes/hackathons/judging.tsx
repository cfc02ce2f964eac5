import type { Hackathon } from '#contract/hackathons.ts';
import { HackathonScreen } from '#web/app/hackathon-screen.tsx';
import { ReportSubmission } from '#web/app/report-submission.tsx';
import { Judging } from '#web/features/judging/judging.tsx';
import { useReadSubject } from '#web/features/notifications/state.ts';
import { useProfile } from '#web/features/profiles/queries.ts';

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
        isOrganizer={can.publishResults}
        isOver={resultsPublishedAt !== null}
        renderMenu={(team) => <ReportSubmission {...team} />}
      />
    )
  );
}
