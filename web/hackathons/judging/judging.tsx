import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { JudgeProgressList } from './judge-progress.tsx';
import { JudgeSubmission } from './judge-submission.tsx';
import { judgingQuery } from './queries.ts';

type JudgingProps = {
  slug: string;
  personId: number;
  isJudge: boolean;
  isOrganizer: boolean;
  /** The results are published. */
  isOver: boolean;
  renderMenu: (team: { projectId: number; team: string }) => ReactNode;
};

/** What a judge scores, and for those who run the hackathon how far everyone is. */
export function Judging({
  slug,
  personId,
  isJudge,
  isOrganizer,
  isOver,
  renderMenu,
}: JudgingProps) {
  const query = useQuery(judgingQuery(slug));
  const { data } = query;
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the submissions. Try again." />;
  const { startsAt, isOpen, criteria, judgements, judges, lacking } = data;
  const open = judgements.filter(({ hasConflict }) => !hasConflict);
  const scored = open.filter(({ scores }) => scores !== null).length;
  return (
    <div className="grid grid-cols-1 gap-6">
      {!isOpen && !isOver && (
        <Notice>
          Judges get their submissions when the hackathon ends on{' '}
          {formatDateTime(new Date(startsAt))}.
        </Notice>
      )}
      {isOver && (
        <Notice>
          Judging is over.{judgements.length > 0 && ' These are the scores you gave.'}
        </Notice>
      )}
      {!isJudge && <JudgeProgressList {...{ slug, judges, lacking, isOpen, isOrganizer }} />}
      {isJudge && isOpen && judgements.length === 0 && (
        <p className="text-soft">
          There’s nothing for you to judge. We’ll tell you if that changes.
        </p>
      )}
      {isOpen && open.length > 0 && (
        <div className="grid gap-1.5">
          <p className="text-soft">
            <span className="font-semibold text-ink tabular-nums">
              {scored} / {open.length}
            </span>{' '}
            scored. Only the organizers see your scores, and you can change them until the results
            are published.
          </p>
          <ProgressBar label="Submissions scored" value={scored} max={open.length} />
        </div>
      )}
      <ul className="grid grid-cols-1 gap-5 empty:hidden">
        {judgements.map((one) => (
          <li key={one.projectId}>
            <JudgeSubmission
              judgement={one}
              {...{ slug, personId, criteria }}
              canJudge={isOpen && isJudge}
              menu={renderMenu(one)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
