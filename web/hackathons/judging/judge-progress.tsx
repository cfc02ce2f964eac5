import { Link } from 'react-router';
import type { JudgeProgress, Judging } from '#contract/hackathons/judging.ts';
import { judgesEach } from '#contract/hackathons/submission-limits.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
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
      <p className="max-w-measure text-soft">
        There are no judges yet.{' '}
        {isOrganizer ? (
          <StaffLink slug={slug}>Choose some</StaffLink>
        ) : (
          'Ask an organizer to choose some.'
        )}
      </p>
    );
  const isDone = judges.every(({ dealt, scored }) => scored === dealt);
  const send = () =>
    remind.mutate(undefined, {
      onSuccess: ({ reminded }) =>
        toast({ tone: 'success', title: `Reminded ${formatCount(reminded, 'judge')}` }),
      onError: (error) =>
        toast({
          tone: 'error',
          title: 'Couldn’t remind the judges',
          description: getErrorMessage(error, 'Try again.'),
        }),
    });
  return (
    <section aria-labelledby="judges" className="grid max-w-form grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="judges" className="text-xl">
          Judges
        </h2>
        {isOrganizer && isOpen && !isDone && (
          <Button busy={remind.isPending} onClick={send}>
            Remind those who aren’t done
          </Button>
        )}
      </div>
      {lacking.length > 0 && (
        <Notice>
          {formatList(lacking.map(({ team, judges: count }) => `${team} (${count})`))}{' '}
          {lacking.length === 1 ? 'doesn’t' : 'don’t'} have {judgesEach} judges yet.{' '}
          {isOrganizer ? (
            <StaffLink slug={slug}>Add judges who aren’t on a team</StaffLink>
          ) : (
            'Ask an organizer to add judges who aren’t on a team.'
          )}
        </Notice>
      )}
      <ul
        aria-label="Judges"
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {judges.map(({ id, name, avatar, dealt, scored }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <PersonPiece name={name} seed={id} photo={avatar} size="sm" />
            <span dir="auto" className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="text-sm text-soft tabular-nums">
              {(isOpen || dealt > 0) &&
                describeProgress({ dealt, scored, isLacking: lacking.length > 0 })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const StaffLink = ({ slug, children }: { slug: string; children: string }) => (
  <Link to={paths.hackathonStaff(slug)} className="link">
    {children}
  </Link>
);

type Progress = Pick<JudgeProgress, 'dealt' | 'scored'> & { isLacking: boolean };

function describeProgress({ dealt, scored, isLacking }: Progress): string {
  if (dealt === 0) return isLacking ? 'Can’t judge these teams' : 'No submission to judge';
  return scored === dealt ? `Done, ${scored} scored` : `${scored} of ${dealt} scored`;
}
