import type { TeamStanding } from '#contract/teams/standing.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useComeBack, useSignOfLife } from './queries.ts';

type ProjectOfNotice = Pick<TeamStanding, 'quietTicket'> & {
  id: number;
  inactiveSince: string | null;
  can: { comeBack: boolean; edit: boolean };
};

// These use promises, not mutation callbacks: a live update can remove a notice first.

/** The mutation has said what failed. */
function ignore() {}

const thank = (title: string) => toast({ tone: 'success', title });

type NoticeProps = { project: ProjectOfNotice };

/** Lets someone whose place was freed come back. */
export function ComeBack({ project: { id, can } }: NoticeProps) {
  const comeBack = useComeBack(id);
  const press = () => void comeBack.mutateAsync().then(() => thank('Welcome back!'), ignore);
  return (
    <Notice
      action={
        can.comeBack && (
          <Button size="sm" variant="primary" busy={comeBack.isPending} onClick={press}>
            Come back
          </Button>
        )
      }
    >
      Your lead opened up your spot while you were away. You can still read the board.{' '}
      {can.comeBack ? 'There’s room for you.' : 'The team is full right now.'}
    </Notice>
  );
}

/** Asks someone whether they're still on a ticket. Only they see it. */
export function StillOnIt({ project, onStepBack }: NoticeProps & { onStepBack: () => void }) {
  const stay = useSignOfLife(project.id);
  const ticket = project.quietTicket;
  if (!ticket) return null;
  const press = () => void stay.mutateAsync().then(() => thank('Good to hear!'), ignore);
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" busy={stay.isPending} onClick={press}>
            Yes
          </Button>
          <ButtonLink size="sm" to={paths.ticket({ projectId: project.id, ticketId: ticket.id })}>
            Hand it over
          </ButtonLink>
          <Button size="sm" onClick={onStepBack}>
            Step back
          </Button>
        </div>
      }
    >
      Still on “{ticket.title || 'your ticket'}”? Only you see this.
    </Notice>
  );
}

/** Asks leads whether their team is still building, or says since when the project is inactive. */
export function QuietProject({ project }: NoticeProps) {
  const alive = useSignOfLife(project.id);
  const { inactiveSince, can } = project;
  const press = () => void alive.mutateAsync().then(() => thank('Good to hear!'), ignore);
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" busy={alive.isPending} onClick={press}>
            We’re still here
          </Button>
          {can.edit && (
            <ButtonLink size="sm" to={paths.projectSettings(project.id, 'finish')}>
              Complete it
            </ButtonLink>
          )}
        </div>
      }
    >
      {inactiveSince
        ? `Inactive since ${formatDate(new Date(inactiveSince))}, so people have to ask to join. Any change on the board makes it active again.`
        : 'Are you still building? Nothing has happened here for 2 weeks.'}
    </Notice>
  );
}
