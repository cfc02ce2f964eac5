import type { Member } from '#contract/teams/members.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toDate } from './days.ts';
import { useStay } from './queries.ts';

type DepartureLineProps = { projectId: number; member: Member; isSelf: boolean };

/** Until when someone is on the team, if they plan to leave. They can still stay. */
export function DepartureLine({ projectId, member: { leavesOn }, isSelf }: DepartureLineProps) {
  const stay = useStay(projectId);
  if (leavesOn === null) return null;
  const day = formatWeekday(toDate(leavesOn));
  if (!isSelf) return <p className="text-sm text-soft">On the team until {day}</p>;
  // Awaits instead of using mutation callbacks: a live update can remove this first.
  const takeBack = async () => {
    try {
      await stay.mutateAsync();
      toast({ id: `departure-${projectId}`, tone: 'success', title: 'You’re staying' });
    } catch (error) {
      const description = getErrorMessage(error, 'Try again.');
      toast({ tone: 'error', title: 'Nothing changed', description });
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-sm text-soft">You’ll leave on {day}</p>
      <Button size="sm" busy={stay.isPending} onClick={() => void takeBack()}>
        Stay after all
      </Button>
    </div>
  );
}
