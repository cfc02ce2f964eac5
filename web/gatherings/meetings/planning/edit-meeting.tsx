import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Meeting } from '#contract/gatherings/meetings.ts';
import { editedZone } from '#web/gatherings/events/event-form-times.ts';
import { useChangeMeeting } from '#web/gatherings/meetings/queries.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { formOf, meetingFields, type MeetingValues, valuesOf } from './meeting-values.ts';

/** The version that is edited, which changes only when it's refused. */
type EditedValues = MeetingValues & { version: number };

type EditMeetingProps = {
  projectId: number;
  personId: number | undefined;
  meeting: Meeting;
  onClose: () => void;
};

/**
 * Changes a meeting. What's typed is kept until it's saved or discarded. If someone else changed it, what
 * was typed stays, and saving again replaces it.
 */
export default function EditMeeting({ projectId, personId, meeting, onClose }: EditMeetingProps) {
  const [current] = useState(meeting);
  const { form, deleteDraft } = useDraftedForm<EditedValues>({
    key: `meeting-${current.id}-${personId}`,
    saved: { ...valuesOf(current), version: current.version },
  });
  const change = useChangeMeeting({ projectId, meetingId: current.id });
  const timeZone = editedZone(current);
  const isStale = isProblem(change.error, 'stale_event');
  const discard = () => {
    deleteDraft();
    onClose();
  };
  const send = form.handleSubmit(async ({ version, ...values }) => {
    try {
      await change.mutateAsync({ ...formOf(values, { timeZone, current }), version });
      deleteDraft();
      toast({ tone: 'success', title: 'Saved the meeting' });
      onClose();
    } catch (error) {
      if (isProblem(error, 'stale_event'))
        form.setValue('version', (error.current as Meeting).version);
      else showFieldErrors(error, { form, fields: meetingFields });
    }
  });
  return (
    <Dialog
      onOpenChange={onClose}
      title="Edit meeting"
      description="We tell your team about a new time, place or link."
      initialFocus
      footer={
        <>
          <Button onClick={discard}>Discard changes</Button>
          <Button variant="primary" type="submit" form="edit-meeting" busy={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save changes'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id="edit-meeting"
          noValidate
          onSubmit={(event) => void send(event)}
          className="grid grid-cols-1 gap-5"
        >
          {isStale ? (
            <Notice tone="error">
              Someone else changed this meeting in the meantime. Save again to replace it with
              yours, or discard your changes to see theirs.
            </Notice>
          ) : (
            <FormFailure
              error={change.error}
              fields={meetingFields}
              fallback="Couldn’t save the meeting. Try again."
            />
          )}
          <MeetingFields timeZone={timeZone} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
