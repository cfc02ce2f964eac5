import type { ReactNode } from 'react';
import type { Judging, Judgement } from '#contract/hackathons/judging.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { SubmittedWork } from '#web/ui/text/submitted-work.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useJudge } from './queries.ts';
import { ScoreForm } from './score-form.tsx';

type JudgeSubmissionProps = {
  slug: string;
  personId: number;
  judgement: Judgement;
  criteria: Judging['criteria'];
  canJudge: boolean;
  menu: ReactNode;
};

/** A submission with the judge's scores. */
export function JudgeSubmission({
  slug,
  personId,
  judgement,
  criteria,
  canJudge,
  menu,
}: JudgeSubmissionProps) {
  const { projectId, team, title, text, repository, demo, video, scores, hasConflict } = judgement;
  const judge = useJudge({ slug, projectId });
  const declare = () =>
    judge.mutate(
      { hasConflict: true },
      {
        onSuccess: () => toast({ tone: 'success', title: `Another judge will score ${team}` }),
        onError: (error) => toastFailure('Couldn’t save your conflict of interest', error),
      },
    );
  return (
    <article
      aria-labelledby={`submission-${projectId}`}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={`submission-${projectId}`} className="text-xl wrap-anywhere">
            {title}
          </h2>
          {title !== team && <p className="text-soft wrap-anywhere">by {team}</p>}
        </div>
        {hasConflict ? (
          <Badge>Conflict of interest</Badge>
        ) : (
          scores && <Badge tone="green">Scored</Badge>
        )}
        {menu}
      </header>
      {hasConflict ? (
        <p className="text-soft">
          You declared a conflict of interest, so another judge scores this one.
        </p>
      ) : (
        <SubmittedWork {...{ text, repository, demo, video }} />
      )}
      {canJudge && !hasConflict && <ScoreForm {...{ slug, personId, judgement, criteria }} />}
      {canJudge && hasConflict && (
        <details className="group">
          <Summary isLink className="text-sm">
            Score it after all
          </Summary>
          <ScoreForm {...{ slug, personId, judgement, criteria }} />
        </details>
      )}
      {!canJudge && scores && <GivenScores criteria={criteria} scores={scores} />}
      {canJudge && !hasConflict && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5 justify-self-start"
          busy={judge.isPending}
          onClick={declare}
        >
          I have a conflict of interest<span className="sr-only"> with {team}</span>
        </Button>
      )}
    </article>
  );
}

type GivenScoresProps = { criteria: Judging['criteria']; scores: readonly number[] };

const GivenScores = ({ criteria, scores }: GivenScoresProps) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-2">
    {criteria.map(({ name }, at) => (
      <div key={name}>
        <dt className="text-sm text-soft">{name}</dt>
        <dd className="font-semibold tabular-nums">{scores[at]}</dd>
      </div>
    ))}
  </dl>
);
