import { Controller, useFormContext } from 'react-hook-form';
import { eventCategories, eventFormats, eventLimits } from '#contract/values/event-card.ts';
import { knownSkills } from '#contract/values/lists/known-labels.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { SuggestField } from '#web/ui/forms/suggestions/suggest-field.tsx';
import { TagsField } from '#web/ui/forms/suggestions/tags-field.tsx';
import { EventTimes } from '#web/gatherings/events/event-time-fields.tsx';
import { fieldsOf } from '#web/lib/forms/fields-of.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { checkName } from '#web/lib/forms/check-name.ts';
import type { EventValues } from './event-values.ts';

const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** What is suggested; anything else can be typed. */
const kinds = [
  'Workshop',
  'Hack day',
  'Meetup',
  'Study group',
  'Career clinic',
  'Talk',
  'Panel',
  'Office hours',
  'Code review',
].map((kind) => [kind] as const);

/** What every event has. */
export function EventFields({ timeZone }: { timeZone: string }) {
  const form = useFormContext<EventValues>();
  const { control, watch } = form;
  const field = fieldsOf(form);
  return (
    <>
      <Field label="Title" maxLength={100} {...field('title', { validate: checkName('Title') })} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Controller
          name="type"
          control={control}
          rules={{ validate: (type) => type.trim() !== '' || 'Kind is required' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <SuggestField
              label="Kind"
              hint="Such as Workshop, Meetup or Talk"
              maxLength={50}
              labels={kinds}
              onTyped={onChange}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        <SelectField
          name="category"
          control={control}
          label="Category"
          options={asOptions(eventCategories)}
        />
        <SelectField
          name="format"
          control={control}
          label="Format"
          options={asOptions(eventFormats)}
        />
        {watch('format') !== 'Online' && (
          <Field label="Location" maxLength={200} {...field('location')} />
        )}
      </div>
      <EventTimes timeZone={timeZone} />
      <Field
        label="Link (optional)"
        type="url"
        hint="Where people meet online. Only those who are going see it."
        {...field('link')}
      />
      <TextArea
        label="Description (optional)"
        hint="What you’ll do, who it’s for and what to bring."
        rows={5}
        maxLength={eventLimits.description}
        {...field('description')}
      />
      <Field
        label="Spots (optional)"
        type="number"
        min={1}
        max={eventLimits.people}
        hint="Leave empty for no limit. Once all are taken, others join a waiting list."
        {...field('maxParticipants')}
      />
      <TagsField
        name="skills"
        control={control}
        label="Skills (optional)"
        add="Add skill"
        labels={knownSkills}
      />
    </>
  );
}
