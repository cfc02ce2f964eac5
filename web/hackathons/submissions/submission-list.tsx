import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ListedSubmission } from '#contract/hackathons/submissions.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { submissionsQuery } from './queries.ts';
import { ReadSubmission } from './read-submission.tsx';

const ReopenSubmission = lazy(() => import('./reopen-submission.tsx'));

type SubmissionListProps = {
  slug: string;
  endsAt: string;
  canReopen: boolean;
  renderMenu: (team: { projectId: number; team: string }) => ReactNode;
};

/** Which teams have submitted something, for those who run the hackathon. */
export function SubmissionList({ slug, endsAt, canReopen, renderMenu }: SubmissionListProps) {
  const query = useQuery(submissionsQuery(slug));
  const { data } = query;
  const [reopened, setReopened] = useState<ListedSubmission>();
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the submissions. Try again." />;
  if (data.length === 0) return <p className="text-soft">There are no teams yet.</p>;
  const count = data.filter(({ submittedAt }) => submittedAt !== null).length;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-soft">
        {count} of {formatCount(data.length, 'team')} submitted something.
      </p>
      <ul
        aria-label="Submissions"
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {data.map((one) => (
          <li key={one.projectId} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <Link to={paths.project(one.projectId)} className="link font-semibold wrap-anywhere">
                {one.team}
              </Link>
              <p className="text-sm text-soft wrap-anywhere">{describe(one)}</p>
              {one.submittedAt !== null && <ReadSubmission {...one} menu={renderMenu(one)} />}
            </div>
            {one.submittedAt === null && <Badge tone="yellow">Not submitted</Badge>}
            {canReopen && (
              <Button
                size="sm"
                aria-label={`Give ${one.team} more time`}
                onClick={() => setReopened(one)}
              >
                Give more time
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {reopened && (
          <ReopenSubmission
            {...{ slug, endsAt }}
            team={reopened}
            onClose={() => setReopened(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

function describe({ title, updatedAt, reopenedUntil }: ListedSubmission): string {
  const at = (iso: string) => formatDateTime(new Date(iso));
  return [
    title,
    updatedAt && `Saved ${at(updatedAt)}`,
    reopenedUntil && `More time until ${at(reopenedUntil)}`,
  ]
    .filter(Boolean)
    .join(dot);
}
