import { useFormContext } from 'react-hook-form';
import { eventLimits } from '#contract/values/event-card.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { timeZoneName } from '#web/lib/working-style-names.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { type MeetingValues, moveEnd } from './meeting-values.ts';

const leastTitle = 3;
const checkTitle = (title: string) => {
  if (title.trim() === '') return 'Title is required';
  return (
    title.trim().length >= leastTitle || `Title must be at least ${leastTitle} characters long`
  );
};

/** What a meeting is, when and where. The end moves with the start. */
export function MeetingFields() {
  const { register, getValues, setValue, formState } = useFormContext<MeetingValues>();
  const { errors } = formState;
  const { onChange, ...start } = register('startsAt', {
    validate: (text) => text !== '' || 'Choose a start',
  });
  return (
    <>
      <Field
        label="Title"
        maxLength={100}
        error={errors.title?.message}
        {...register('title', { validate: checkTitle })}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field
          label="Starts"
          type="datetime-local"
          hint={`In your time zone, ${timeZoneName(browserZone())}.`}
          error={errors.startsAt?.message}
          onChange={(event) => {
            const end = moveEnd(getValues(), event.target.value);
            if (end !== getValues('endsAt')) setValue('endsAt', end, { shouldDirty: true });
            void onChange(event);
          }}
          {...start}
        />
        <Field
          label="Ends"
          type="datetime-local"
          error={errors.endsAt?.message}
          {...register('endsAt', { validate: (text) => text !== '' || 'Choose an end' })}
        />
      </div>
      <Field
        label="Link (optional)"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Only your team sees it."
        error={errors.link?.message}
        {...register('link')}
      />
      <Field
        label="Place (optional)"
        maxLength={200}
        error={errors.location?.message}
        {...register('location')}
      />
      <TextArea
        label="What is it about? (optional)"
        rows={3}
        maxLength={eventLimits.description}
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
