import type { JudgeProgress } from '#contract/judging.ts';
import { formatCount } from '#web/lib/format-numbers.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { useRemindJudges } from './queries.ts';

type JudgeProgressListProps = {
  slug: string;
  judges: readonly JudgeProgress[];
  canRemind: boolean;
};

/** How far each judge is, without their scores. */
export function JudgeProgressList({ slug, judges, canRemind }: JudgeProgressListProps) {
  const remind = useRemindJudges(slug);
  if (judges.length === 0)
    return (
      <p className="max-w-measure text-soft">
        There are no judges yet. Organizers choose them under Settings, Staff.
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
          description: getErrorMessage(error, 'Please try again.'),
        }),
    });
  return (
    <section aria-labelledby="judges" className="grid max-w-form grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="judges" className="text-xl">
          Judges
        </h2>
        {canRemind && !isDone && (
          <Button busy={remind.isPending} onClick={send}>
            Remind those who aren’t done
          </Button>
        )}
      </div>
      <ul
        aria-label="Judges"
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {judges.map(({ id, name, avatar, dealt, scored }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <PersonPiece name={name} seed={id} photo={avatar} size="sm" />
            <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-soft tabular-nums">
              {describeProgress({ dealt, scored })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeProgress({ dealt, scored }: Pick<JudgeProgress, 'dealt' | 'scored'>): string {
  if (dealt === 0) return 'Nothing to judge';
  return scored === dealt ? `Done, ${scored} scored` : `${scored} of ${dealt} scored`;
}
