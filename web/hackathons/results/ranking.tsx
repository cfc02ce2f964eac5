import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Ranking as RankingData } from '#contract/hackathons/results.ts';
import { getErrorMessage, isProblem } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { rankingQuery, usePublishResults } from './queries.ts';
import { RankedTeam } from './ranked-team.tsx';
import { RankingMethod } from './ranking-method.tsx';
import { readAward, forgetAwards } from './awards.ts';

type RankingProps = { slug: string; onPublished: () => void };

/** What organizers publish: the places as they are now, with prizes and notes. */
export function Ranking({ slug, onPublished }: RankingProps) {
  const query = useQuery(rankingQuery(slug));
  const { data } = query;
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the ranking. Try again." />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Notice>Only organizers see this. The results are public once you publish them.</Notice>
      <Warnings warnings={data.warnings} />
      {data.submissions.length === 0 && (
        <p className="text-soft">No team has submitted anything.</p>
      )}
      <ol className="grid grid-cols-1 gap-4 empty:hidden">
        {data.submissions.map((one) => (
          <li key={one.projectId}>
            <RankedTeam slug={slug} ranked={one} />
          </li>
        ))}
      </ol>
      {data.submissions.length > 0 && <Publish {...{ slug, onPublished }} ranking={data} />}
      <RankingMethod />
    </div>
  );
}

function Publish({ slug, ranking, onPublished }: RankingProps & { ranking: RankingData }) {
  const [isAsking, setAsking] = useState(false);
  const publish = usePublishResults(slug);
  const send = () => {
    const places = ranking.submissions.map(({ projectId, place }) => ({
      projectId,
      place,
      ...readAward({ slug, projectId }),
    }));
    publish.mutate(
      { places },
      {
        onSuccess: () => {
          forgetAwards(slug, ranking);
          onPublished();
        },
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {publish.error && (
        <Notice tone="error">
          {isProblem(publish.error, 'stale_ranking')
            ? 'A score or submission changed, so the ranking above is updated. Check it and publish again.'
            : getErrorMessage(publish.error, 'Couldn’t publish the results. Try again.')}
        </Notice>
      )}
      <Button variant="primary" size="lg" onClick={() => setAsking(true)}>
        Publish results
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Publish the results?"
        confirm="Publish results"
        tone="primary"
        busy={publish.isPending}
        onConfirm={send}
      >
        <div className="grid grid-cols-1 gap-3">
          <Warnings warnings={ranking.warnings} />
          <p>
            We’ll notify everyone in the hackathon. After that, you can’t change scores, prizes or
            notes.
          </p>
        </div>
      </ConfirmDialog>
    </div>
  );
}

const Warnings = ({ warnings }: Pick<RankingData, 'warnings'>) =>
  warnings.length > 0 && (
    <ul
      aria-label="Before you publish"
      className="grid grid-cols-1 gap-1 rounded-md border border-yellow-ink/25 bg-yellow px-3.5 py-2.5 text-yellow-ink"
    >
      {warnings.map((warning) => (
        <li key={warning} className="wrap-anywhere">
          {warning}
        </li>
      ))}
    </ul>
  );
