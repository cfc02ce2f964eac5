import { useFormContext } from 'react-hook-form';
import { eventLimits } from '#contract/values/event-card.ts';
import { EventTimes } from '#web/gatherings/events/event-time-fields.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { fieldsOf } from '#web/lib/forms/fields-of.ts';
import { checkName } from '#web/lib/forms/check-name.ts';
import type { MeetingValues } from './meeting-values.ts';

/** What a meeting is, when and where. */
export function MeetingFields({ timeZone }: { timeZone: string }) {
  const field = fieldsOf(useFormContext<MeetingValues>());
  return (
    <>
      <Field label="Title" maxLength={100} {...field('title', { validate: checkName('Title') })} />
      <EventTimes timeZone={timeZone} />
      <Field
        label="Link (optional)"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Only your team sees it."
        {...field('link')}
      />
      <Field label="Place (optional)" maxLength={200} {...field('location')} />
      <TextArea
        label="What is it about? (optional)"
        rows={3}
        maxLength={eventLimits.description}
        {...field('description')}
      />
    </>
  );
}
