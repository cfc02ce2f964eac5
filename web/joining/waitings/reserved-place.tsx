import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProjectName } from '#contract/teams/roles.ts';
import type { Waiting } from '#contract/joining/waitings.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { AskForPlace } from './ask-for-place.tsx';
import { useStopWaiting, useTakePlace } from './queries.ts';

type ReservedPlaceProps = {
  project: ProjectName;
  waiting: Waiting;
  size: 'sm' | 'md';
};

/** The place that's reserved for someone who was first on the waiting list. */
export function ReservedPlace({ project, waiting, size }: ReservedPlaceProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'ask' | 'refuse'>();
  const take = useTakePlace(project.id);
  const until = formatDateTime(new Date(waiting.reservedUntil!));
  // Uses promises, not mutation callbacks: the buttons disappear with the reservation.
  const submit = async (message: string) => {
    try {
      const { requestId } = await take.mutateAsync(message);
      if (requestId === null) celebrate();
      void navigate(
        requestId === null ? paths.teamWorkspace(project.id) : paths.joinRequest(requestId),
      );
      return true;
    } catch (error) {
      if (!waiting.asksFirst) toastFailure('Couldn’t take the spot', error);
      return false;
    }
  };
  return (
    <div className="grid justify-items-start gap-1.5 sm:justify-items-end">
      <p className="text-sm font-medium">
        {waiting.role ? `A spot as ${waiting.role}` : 'A spot'} is yours until {until}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size={size}
          variant="primary"
          busy={take.isPending}
          onClick={() => (waiting.asksFirst ? setDialog('ask') : void submit(''))}
        >
          Take the spot
        </Button>
        <Button size={size} variant="quiet" onClick={() => setDialog('refuse')}>
          No, thanks
        </Button>
      </div>
      {dialog === 'ask' && (
        <AskForPlace
          project={project}
          error={take.error}
          isBusy={take.isPending}
          onSend={submit}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'refuse' && (
        <RefusePlace project={project} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

type RefusePlaceProps = { project: ProjectName; onClose: () => void };

function RefusePlace({ project, onClose }: RefusePlaceProps) {
  const refuse = useStopWaiting(project.id);
  const confirm = async () => {
    try {
      await refuse.mutateAsync(undefined);
      toast({ tone: 'success', title: 'The next person in line gets the spot' });
    } catch (error) {
      toastFailure('Couldn’t decline the spot', error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title="Decline this spot?"
      confirm="Decline"
      busy={refuse.isPending}
      onConfirm={() => void confirm()}
    >
      The next person in line gets it, and you leave the waiting list for {project.name}.
    </ConfirmDialog>
  );
}
