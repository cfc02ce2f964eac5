import type { Ticket } from '#contract/board/tickets.ts';
import { backlog, done, inProgress, isFinished } from '#contract/values/ticket-status.ts';
import { Button } from '#web/ui/button.tsx';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import type { TicketChange } from '#web/board/tickets/save-ticket.ts';
import { EditFailure } from './edit-failure.tsx';
import { useEditField } from './use-edit-field.ts';

type NextStepProps = {
  ticket: Ticket;
  personId: number;
  onFinished: (ticket: Ticket) => void;
};

/** What usually comes next for a ticket, one press away. */
export function NextStep({ ticket, personId, onFinished }: NextStepProps) {
  const edit = useEditField(ticket, ticket.assigneeId === null ? 'assigneeId' : 'status');
  const step = findStep(ticket, personId);
  if (!step) return null;
  const take = async () => {
    const isSaved = await edit.save(step.change);
    if (!isSaved || step.change.status !== done) return;
    celebrate();
    onFinished({ ...ticket, status: done });
  };
  return (
    <div>
      <Button
        variant="primary"
        size="sm"
        className="w-full"
        busy={edit.isSaving}
        onClick={() => void take()}
      >
        {step.label}
      </Button>
      <EditFailure
        edit={edit}
        versions={{
          theirs: edit.theirs?.assigneeName ?? edit.theirs?.status,
          mine: step.label,
        }}
      />
    </div>
  );
}

/** Takes it, starts it, then finishes it. Only the assignee is offered to move it on. */
function findStep(
  { status, assigneeId }: Ticket,
  personId: number,
): { label: string; change: TicketChange } | undefined {
  if (isFinished(status)) return undefined;
  if (assigneeId === null) return { label: 'Assign to me', change: { assigneeId: personId } };
  if (assigneeId !== personId) return undefined;
  return status === backlog
    ? { label: 'Start', change: { status: inProgress } }
    : { label: 'Mark as done', change: { status: done } };
}
