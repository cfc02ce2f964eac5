import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldsOf, repeatOf } from '#web/gatherings/events/event-form-times.ts';
import { RepeatFields } from '#web/gatherings/events/repeat-fields.tsx';
import { usePlanMeeting } from '#web/gatherings/meetings/queries.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { formOf, meetingFields, newMeeting, type NewMeetingValues } from './meeting-values.ts';
import { SuggestedTimes } from './suggested-times.tsx';

type PlanMeetingProps = {
  projectId: number;
  /** Whose draft is kept. */
  personId: number | undefined;
  onClose: () => void;
};

/** Plans a meeting, or several that repeat. What's typed is kept until then, even if it's closed. */
export default function PlanMeeting({ projectId, personId, onClose }: PlanMeetingProps) {
  const [timeZone] = useState(browserZone);
  const [draft] = useState(() => ({
    key: `new-meeting-${projectId}-${personId}`,
    empty: newMeeting(new Date()),
  }));
  const form = useForm<NewMeetingValues>({ defaultValues: readFormDraft(draft) });
  useFormDraft(form, draft);
  const plan = usePlanMeeting(projectId);
  const send = handleSend(form, meetingFields, async (values) => {
    const repeat = repeatOf(values);
    await plan.mutateAsync({ ...formOf(values, { timeZone }), repeat });
    deleteFormDraft(draft);
    toast({ tone: 'success', title: 'Planned. We’ve told your team.' });
    onClose();
  });
  return (
    <Dialog
      onOpenChange={onClose}
      title="Plan a meeting"
      initialFocus
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" type="submit" form="plan-meeting" busy={plan.isPending}>
            {plan.isPending ? 'Planning...' : 'Plan meeting'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id="plan-meeting"
          noValidate
          onSubmit={(event) => void send(event)}
          className="grid grid-cols-1 gap-5"
        >
          <FormFailure
            error={plan.error}
            fields={meetingFields}
            fallback="Couldn’t plan the meeting. Try again."
          />
          <SuggestedTimes
            projectId={projectId}
            onChoose={(times) => {
              const { startsAt, endsAt } = fieldsOf(times, timeZone);
              const options = { shouldDirty: true, shouldValidate: true };
              form.setValue('startsAt', startsAt, options);
              form.setValue('endsAt', endsAt, options);
            }}
          />
          <MeetingFields timeZone={timeZone} />
          <RepeatFields
            many="meetings"
            hint="At the same time of day. Each can be changed on its own."
          />
        </form>
      </FormProvider>
    </Dialog>
  );
}
