import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { editedZone } from '#web/gatherings/events/event-form-times.ts';
import { showEvent, useChangeEvent } from '#web/gatherings/events/queries.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { rememberSent } from '#web/lib/drafts/remember-sent.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { EventFields } from './event-fields.tsx';
import { eventFields, type EventValues, formOf, valuesOf } from './event-values.ts';
import { ProgramFields } from './program-fields.tsx';

/** The version that is edited, which changes only when it's saved or refused. */
type EditedValues = EventValues & { version: number };

const editedValuesOf = (event: LiveEvent): EditedValues => ({
  ...valuesOf(event),
  version: event.version,
});

type EditEventProps = { event: LiveEvent; onSaved: () => void };

/**
 * Changes an event. What's typed is kept until it's saved or discarded. If someone else changed it, what was
 * typed stays, and saving again replaces it. `onSaved`: called unless someone types on.
 */
export function EditEvent({ event, onSaved }: EditEventProps) {
  const client = useQueryClient();
  const [base, setBase] = useState(event);
  const { form, start: startFrom } = useDraftedForm<EditedValues>({
    key: `event-${event.id}`,
    saved: editedValuesOf(event),
  });
  const change = useChangeEvent(event.id);
  const start = (from: LiveEvent) => {
    setBase(from);
    startFrom(editedValuesOf(from));
  };
  const discard = () => {
    change.reset();
    start(event);
  };
  const send = form.handleSubmit(async ({ version, ...values }) => {
    try {
      const keepTyped = rememberSent(form);
      const body = formOf(values, { timeZone: editedZone(base), current: base });
      const saved = await change.mutateAsync({ ...body, version });
      const isTypingOn = keepTyped(() => start(saved));
      toast({ tone: 'success', title: 'Saved the event' });
      if (!isTypingOn) onSaved();
    } catch (error) {
      if (isProblem(error, 'stale_event') && error.current) {
        const current = error.current as LiveEvent;
        await showEvent(client, current);
        form.setValue('version', current.version);
      } else if (isProblem(error, 'event_too_small'))
        form.setError('maxParticipants', { message: error.message }, { shouldFocus: true });
      else showFieldErrors(error, { form, fields: eventFields });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-5">
        <EventFields timeZone={editedZone(base)} />
        <ProgramFields />
        <SaveBar isChanged={form.formState.isDirty} isSaving={change.isPending} onDiscard={discard}>
          {isProblem(change.error, 'stale_event') ? (
            <Notice tone="error">
              Someone else changed this event in the meantime. Save again to replace it with yours,
              or discard your changes to see theirs.
            </Notice>
          ) : (
            !isProblem(change.error, 'event_too_small') && (
              <FormFailure
                error={change.error}
                fields={eventFields}
                fallback="Couldn’t save the event. Try again."
              />
            )
          )}
        </SaveBar>
      </form>
    </FormProvider>
  );
}
