import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePlanMeeting } from '#web/gatherings/meetings/queries.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import {
  formOf,
  localTimesOf,
  meetingFields,
  newMeeting,
  type NewMeetingValues,
  repeatOf,
} from './meeting-values.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { SuggestedTimes } from './suggested-times.tsx';

type PlanMeetingProps = {
  projectId: number;
  /** Whose draft is kept. */
  personId: number | undefined;
  onClose: () => void;
};

/** Plans a meeting, or several that repeat. What's typed is kept until then, even if it's closed. */
export default function PlanMeeting({ projectId, personId, onClose }: PlanMeetingProps) {
  const [draft] = useState({ key: `new-meeting-${projectId}-${personId}`, empty: newMeeting });
  const form = useForm<NewMeetingValues>({ defaultValues: readFormDraft(draft) });
  useFormDraft(form, draft);
  const plan = usePlanMeeting(projectId);
  const send = form.handleSubmit(async (values) => {
    try {
      const repeat = repeatOf(values);
      await plan.mutateAsync({ ...formOf(values, { timeZone: browserZone() }), repeat });
      deleteFormDraft(draft);
      toast({ tone: 'success', title: 'Planned. We’ve told your team.' });
      onClose();
    } catch (error) {
      showFieldErrors(error, { form, fields: meetingFields });
    }
  });
  return (
    <Dialog
      open
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
              const { startsAt, endsAt } = localTimesOf(times);
              const options = { shouldDirty: true, shouldValidate: true };
              form.setValue('startsAt', startsAt, options);
              form.setValue('endsAt', endsAt, options);
            }}
          />
          <MeetingFields />
          <RepeatFields />
        </form>
      </FormProvider>
    </Dialog>
  );
}
