import { useState } from 'react';
import type { Meeting } from '#contract/gatherings/meetings.ts';
import { useCancelMeeting } from '#web/gatherings/meetings/queries.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { useServerErrors } from '#web/lib/forms/use-server-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type CancelMeetingProps = { projectId: number; meeting: Meeting; onClose: () => void };

/** Cancels a meeting, or also the later ones of its series, and tells the team why. */
export default function CancelMeeting({ projectId, meeting, onClose }: CancelMeetingProps) {
  const [{ id, title, later }] = useState(meeting);
  const [reason, setReason] = useDraft(`cancel-meeting-${id}`);
  const [andLater, setAndLater] = useState(false);
  const cancel = useCancelMeeting({ projectId, meetingId: id });
  const { container, errorOf } = useServerErrors(cancel.error, ['reason'], { reason });
  const send = async () => {
    try {
      await cancel.mutateAsync({ reason, andLater });
    } catch {
      // Shown in the dialog.
      return;
    }
    setReason('');
    toast({ tone: 'success', title: `Canceled “${title}”` });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel “${title}”?`}
      description="This can’t be undone."
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => void send()}>
            Cancel the meeting
          </Button>
        </>
      }
    >
      <div ref={container} className="grid grid-cols-1 gap-4">
        <FormFailure
          error={cancel.error}
          fields={['reason']}
          fallback="Couldn’t cancel the meeting. Try again."
        />
        <TextArea
          label="Why?"
          hint="We tell this to everyone who was coming."
          rows={4}
          maxLength={600}
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        {later > 0 && (
          <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              checked={andLater}
              onChange={() => setAndLater(!andLater)}
            />
            Cancel this and later ones ({later})
          </label>
        )}
      </div>
    </Dialog>
  );
}
