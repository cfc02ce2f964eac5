import { useState } from 'react';
import type { OwnInvitation } from '#contract/joining/invitations.ts';
import type { InvitationState } from '#contract/values/vocabulary.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useAnswerInvitation } from './person-queries.ts';

const endings: Record<Exclude<InvitationState, 'sent'>, string> = {
  accepted: 'You’ve accepted this invitation.',
  declined: 'You’ve declined this invitation.',
  withdrawn: 'The team has withdrawn this invitation.',
  expired: 'This invitation has expired.',
};

type AnswerInvitationProps = {
  invitation: OwnInvitation;
  onJoined: () => void;
  onDeclined: () => void;
};

/** Accepts or declines an invitation. */
export function AnswerInvitation({ invitation, onJoined, onDeclined }: AnswerInvitationProps) {
  const { id, project, expiresAt } = invitation;
  const [isAsking, setIsAsking] = useState(false);
  const answer = useAnswerInvitation(id);
  // Not by callbacks of `mutate`: they're lost if the page changes before the answer arrives.
  const accept = async () => {
    try {
      await answer.mutateAsync('accept');
      celebrate();
      onJoined();
    } catch {
      // Shown on the page.
    }
  };
  const decline = async () => {
    try {
      await answer.mutateAsync('decline');
      onDeclined();
    } catch {
      // Shown on the page.
    }
    setIsAsking(false);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Failure error={answer.error} fallback="Couldn’t send your answer. Try again." />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={answer.isPending && !isAsking}
          onClick={() => void accept()}
        >
          Join the team
        </Button>
        <Button onClick={() => setIsAsking(true)}>Decline</Button>
        <ButtonLink variant="quiet" to={paths.project(project.id)}>
          View project
        </ButtonLink>
      </div>
      <p className="text-sm text-soft">
        You can answer until {formatWeekday(new Date(expiresAt))}.
      </p>
      {isAsking && (
        <ConfirmDialog
          onOpenChange={setIsAsking}
          title="Decline the invitation?"
          confirm="Decline"
          busy={answer.isPending}
          onConfirm={() => void decline()}
        >
          {project.name} can invite you again in a month.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What became of an invitation that isn't open anymore. */
export function EndedInvitation({ invitation: { state, project } }: { invitation: OwnInvitation }) {
  if (state === 'sent') return null;
  return (
    <>
      <Notice tone={state === 'accepted' ? 'success' : 'info'}>
        {state === 'withdrawn' && project.status === 'Completed'
          ? 'This project is complete, so the invitation has ended.'
          : endings[state]}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {state === 'accepted' ? (
          <ButtonLink variant="primary" to={paths.teamWorkspace(project.id)}>
            Open Team Space
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.project(project.id)}>View project</ButtonLink>
        )}
      </div>
    </>
  );
}
