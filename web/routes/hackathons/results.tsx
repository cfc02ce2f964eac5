import { useQueryClient } from '@tanstack/react-query';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { HackathonScreen } from './parts/hackathon-screen.tsx';
import { ReportSubmission } from './parts/report-submission.tsx';
import { reloadHackathon } from '#web/hackathons/hackathons/queries.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { PublishedResults } from '#web/hackathons/results/published-results.tsx';
import { Ranking } from '#web/hackathons/results/ranking.tsx';
import { ReadSubmission } from '#web/hackathons/submissions/read-submission.tsx';
import { celebrate } from '#web/ui/feedback/celebrate.ts';

/** The results of a hackathon, or what they would be now for its organizers. */
export const Component = () => (
  <HackathonScreen
    title="Results"
    isAllowed={(can, { resultsPublishedAt }) => can.publishResults || resultsPublishedAt !== null}
  >
    {(hackathon) => <ResultsOf hackathon={hackathon} />}
  </HackathonScreen>
);

function ResultsOf({ hackathon: { id, slug, resultsPublishedAt } }: { hackathon: Hackathon }) {
  const client = useQueryClient();
  const { profile } = useProfile();
  useReadSubject(`hackathon:${id}`);
  if (resultsPublishedAt !== null)
    return (
      <PublishedResults
        slug={slug}
        renderSubmission={({ projectId, submissionId, team }) => {
          const isVisitor = profile === null;
          const menu = (
            <ReportSubmission projectId={submissionId} team={team} isVisitor={isVisitor} />
          );
          if (projectId === null) return <div className="flex">{menu}</div>;
          return <ReadSubmission projectId={projectId} team={team} menu={menu} />;
        }}
      />
    );
  return (
    <Ranking
      slug={slug}
      onPublished={() => {
        celebrate();
        void reloadHackathon(client, slug);
      }}
    />
  );
}
