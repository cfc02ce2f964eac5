import { useState } from 'react';
import type { Mentioned } from '#contract/markdown/mentions.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { useTabDraft } from '#web/lib/drafts/tab-draft.ts';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { daysToLeave, toDate } from './days.ts';
import { useStepBack } from './queries.ts';
import { HandOverTickets, type OpenTicket } from './reassign-tickets.tsx';

type StepBackProps = {
  projectId: number;
  personId: number | undefined;
  /** The person's open tickets, and who could take them. */
  tickets: readonly OpenTicket[];
  teammates: readonly Mentioned[];
  /** What tells that the person is leaving. */
  leavingKey: readonly unknown[];
  onLeft: () => void;
  onPlanned: () => void;
  onClose: () => void;
};

/** Asks who gets one's tickets before one leaves a team, now or on a later day. */
export function StepBack({
  projectId,
  personId,
  tickets,
  teammates,
  leavingKey,
  onLeft,
  onPlanned,
  onClose,
}: StepBackProps) {
  const [note, setNote] = useDraft(`step-back-${projectId}-${personId}`);
  const [{ first, last }] = useState(() => daysToLeave(new Date()));
  const [day, setDay] = useTabDraft(`leaving-day-${projectId}`, first);
  const [isLater, setIsLater] = useState(day !== first);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const leave = useStepBack(projectId, leavingKey);
  const isPossible = day >= first && day <= last;
  const submit = async () => {
    if (isLater && !isPossible) return;
    const handOver = tickets.map(({ id }) => ({ ticketId: id, to: chosen[id] ?? null }));
    const on = isLater ? day : null;
    try {
      await leave.mutateAsync({ userId: personId, on, note, handOver });
    } catch {
      return;
    }
    setNote('');
    setDay('');
    onClose();
    toast({
      id: `departure-${projectId}`,
      tone: 'success',
      title: on ? `You’ll leave on ${formatWeekday(toDate(on))}` : 'You left the team',
    });
    if (on) onPlanned();
    else onLeft();
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title="Leave this team?"
      description="This opens up a spot on the team. What you did stays on your profile."
      footer={
        <DialogActions
          onCancel={onClose}
          variant="danger"
          busy={leave.isPending}
          onClick={() => void submit()}
        >
          {isLater && isPossible ? `Leave on ${formatWeekday(toDate(day))}` : 'Leave team'}
        </DialogActions>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Failure error={leave.error} fallback="Nothing changed. Try again." />
        <HandOverTickets
          {...{ tickets, teammates, chosen }}
          onChoose={(choice) => setChosen((before) => ({ ...before, ...choice }))}
        />
        <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
          <Select
            label="When"
            className="min-w-44 flex-1"
            value={isLater ? 'later' : 'now'}
            onChange={(when) => setIsLater(when === 'later')}
            options={[
              { value: 'now', label: 'Now' },
              { value: 'later', label: 'On a later day' },
            ]}
          />
          {isLater && (
            <Field
              type="date"
              label="Day"
              className="min-w-44 flex-1"
              hint="Your spot opens up on that day. Until then, you can change your mind."
              error={isPossible ? undefined : 'Choose a day within the next 2 weeks.'}
              min={first}
              max={last}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </div>
        <TextArea
          label="Note to your team (optional)"
          rows={3}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
