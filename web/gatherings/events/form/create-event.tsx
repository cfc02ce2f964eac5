import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { repeatOf } from '#web/gatherings/events/event-form-times.ts';
import { RepeatFields } from '#web/gatherings/events/repeat-fields.tsx';
import { useCreateEvent } from '#web/gatherings/events/queries.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { EventFields } from './event-fields.tsx';
import { eventFields, formOf, newEvent, type NewEventValues } from './event-values.ts';
import { ProgramFields } from './program-fields.tsx';

/** Creates an event, or several that repeat. What's typed is kept until then. */
export function CreateEvent({ onCreated }: { onCreated: (created: LiveEvent) => void }) {
  const [timeZone] = useState(browserZone);
  const [draft] = useState(() => ({ key: 'new-event', empty: newEvent(new Date()) }));
  const form = useForm<NewEventValues>({ defaultValues: readFormDraft(draft) });
  useFormDraft(form, draft);
  const create = useCreateEvent();
  const send = handleSend(form, eventFields, async (values) => {
    const repeat = repeatOf(values);
    const created = await create.mutateAsync({ ...formOf(values, { timeZone }), repeat });
    deleteFormDraft(draft);
    onCreated(created);
    toast({
      tone: 'success',
      title: repeat
        ? `Created ${repeat.times} events: ${created.title}`
        : `Created ${created.title}`,
    });
  });
  return (
    <FormProvider {...form}>
      <Form
        onSubmit={(event) => void send(event)}
        className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-4 sm:p-5"
      >
        <EventFields timeZone={timeZone} />
        <RepeatFields many="events" hint="At the same time of day. People sign up for each one." />
        <ProgramFields />
        <FormFailure
          error={create.error}
          fields={eventFields}
          fallback="Couldn’t create the event. Try again."
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={create.isPending}
          className="justify-self-start"
        >
          {create.isPending ? 'Creating...' : 'Create event'}
        </Button>
      </Form>
    </FormProvider>
  );
}
