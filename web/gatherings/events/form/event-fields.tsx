import { Controller, useFormContext } from 'react-hook-form';
import { eventCategories, eventFormats, eventLimits } from '#contract/values/event-card.ts';
import { knownSkills } from '#contract/values/lists/known-labels.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SuggestField } from '#web/ui/forms/suggest-field.tsx';
import { TagsField } from '#web/ui/forms/tags-field.tsx';
import { EventTimes } from '#web/gatherings/events/event-time-fields.tsx';
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

const leastTitle = 3;
const checkTitle = (title: string) => {
  if (title.trim() === '') return 'Title is required';
  return (
    title.trim().length >= leastTitle || `Title must be at least ${leastTitle} characters long`
  );
};

/** What every event has. */
export function EventFields({ timeZone }: { timeZone: string }) {
  const { register, control, watch, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  return (
    <>
      <Field
        label="Title"
        maxLength={100}
        error={errors.title?.message}
        {...register('title', { validate: checkTitle })}
      />
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
        <Controller
          name="category"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select label="Category" {...field} options={asOptions(eventCategories)} />
          )}
        />
        <Controller
          name="format"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select label="Format" {...field} options={asOptions(eventFormats)} />
          )}
        />
        {watch('format') !== 'Online' && (
          <Field
            label="Location"
            maxLength={200}
            error={errors.location?.message}
            {...register('location')}
          />
        )}
      </div>
      <EventTimes timeZone={timeZone} />
      <Field
        label="Link (optional)"
        type="url"
        hint="Where people meet online. Only those who are going see it."
        error={errors.link?.message}
        {...register('link')}
      />
      <TextArea
        label="Description (optional)"
        hint="What you’ll do, who it’s for and what to bring."
        rows={5}
        maxLength={eventLimits.description}
        error={errors.description?.message}
        {...register('description')}
      />
      <Field
        label="Spots (optional)"
        type="number"
        min={1}
        max={eventLimits.people}
        hint="Leave empty for no limit. Once all are taken, others join a waiting list."
        error={errors.maxParticipants?.message}
        {...register('maxParticipants')}
      />
      <Controller
        name="skills"
        control={control}
        render={({ field: { value, onChange }, fieldState }) => (
          <TagsField
            label="Skills (optional)"
            add="Add skill"
            labels={knownSkills}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
