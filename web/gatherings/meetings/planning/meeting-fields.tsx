import { useFormContext } from 'react-hook-form';
import { eventLimits } from '#contract/values/event-card.ts';
import { EventTimes } from '#web/gatherings/events/event-time-fields.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import type { MeetingValues } from './meeting-values.ts';

const leastTitle = 3;
const checkTitle = (title: string) => {
  if (title.trim() === '') return 'Title is required';
  return (
    title.trim().length >= leastTitle || `Title must be at least ${leastTitle} characters long`
  );
};

/** What a meeting is, when and where. */
export function MeetingFields({ timeZone }: { timeZone: string }) {
  const { register, formState } = useFormContext<MeetingValues>();
  const { errors } = formState;
  return (
    <>
      <Field
        label="Title"
        maxLength={100}
        error={errors.title?.message}
        {...register('title', { validate: checkTitle })}
      />
      <EventTimes timeZone={timeZone} />
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
