import { Link } from 'react-router';
import type { JudgeProgress, Judging } from '#contract/hackathons/judging.ts';
import { judgesEach } from '#contract/hackathons/submission-limits.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useRemindJudges } from './queries.ts';

type JudgeProgressListProps = {
  slug: string;
  judges: readonly JudgeProgress[];
  lacking: Judging['lacking'];
  /** Submissions are dealt out, and the results aren't published. */
  isOpen: boolean;
  isOrganizer: boolean;
};

/** How far each judge is, without their scores. */
export function JudgeProgressList({
  slug,
  judges,
  lacking,
  isOpen,
  isOrganizer,
}: JudgeProgressListProps) {
  const remind = useRemindJudges(slug);
  if (judges.length === 0)
    return (
      <div className="grid max-w-measure justify-items-start gap-3">
        <p className="text-soft">
          There are no judges yet. {needs}
          {!isOrganizer && ' Ask an organizer to add some.'}
        </p>
        {isOrganizer && (
          <ButtonLink variant="primary" to={paths.hackathonStaff(slug)}>
            Add judges
          </ButtonLink>
        )}
      </div>
    );
  const isDone = judges.every(({ dealt, scored }) => scored === dealt);
  const send = () =>
    remind.mutate(undefined, {
      onSuccess: ({ reminded }) =>
        toast({ tone: 'success', title: `Reminded ${formatCount(reminded, 'judge')}` }),
      onError: (error) => toastFailure('Couldn’t remind the judges', error),
    });
  return (
    <section aria-labelledby="judges" className="grid max-w-form grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="judges" className="text-xl">
          Judges
        </h2>
        {isOrganizer && isOpen && !isDone && (
          <Button busy={remind.isPending} onClick={send}>
            Remind judges who aren’t done
          </Button>
        )}
      </div>
      {lacking.length > 0 && (
        <Notice>
          {describeLack(lacking, judges.length)}{' '}
          {isOrganizer ? (
            <Link to={paths.hackathonStaff(slug)} className="link">
              Add judges
            </Link>
          ) : (
            'Ask an organizer to add some.'
          )}
        </Notice>
      )}
      <ul
        aria-label="Judges"
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {judges.map(({ id, name, avatar, dealt, scored, cantJudge }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <PersonPiece name={name} seed={id} photo={avatar} size="sm" />
            <span dir="auto" className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="text-sm text-soft tabular-nums">
              {(isOpen || dealt > 0) && describeProgress({ dealt, scored })}
            </span>
            {cantJudge.length > 0 && (
              <span className="basis-full pl-10 text-sm wrap-anywhere text-soft">
                Knows someone on {formatList(cantJudge)}, so can’t judge{' '}
                {cantJudge.length === 1 ? 'it' : 'them'}.
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const needs = `Each team needs ${judgesEach} judges who don’t know its people.`;

/** Which teams have too few judges, unless it's all of them because there are too few. */
const describeLack = (lacking: Judging['lacking'], judges: number) =>
  judges < judgesEach
    ? `${needs} There ${judges === 1 ? 'is' : 'are'} only ${judges}.`
    : `${needs} Too few can judge ${formatList(lacking.map((one) => `${one.team} (${one.judges})`))}.`;

const describeProgress = ({ dealt, scored }: Pick<JudgeProgress, 'dealt' | 'scored'>) =>
  dealt === 0
    ? 'No submissions to judge'
    : scored === dealt
      ? `Done, ${scored} scored`
      : `${scored} of ${dealt} scored`;
