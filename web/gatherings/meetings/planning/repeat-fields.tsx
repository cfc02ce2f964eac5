import { Controller, useFormContext } from 'react-hook-form';
import { eventLimits, repeatWeeks } from '#contract/values/event-card.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { NewMeetingValues } from './meeting-values.ts';

const often = [
  { value: 0, label: 'Doesn’t repeat' },
  ...repeatWeeks.map((weeks) => ({
    value: weeks as number,
    label: weeks === 1 ? 'Every week' : `Every ${weeks} weeks`,
  })),
];

const times = Array.from({ length: eventLimits.repeats - 1 }, (_, at) => ({
  value: at + 2,
  label: `${at + 2} meetings`,
}));

/** How often a new meeting takes place. Each of them is then one of its own. */
export function RepeatFields() {
  const { control, watch } = useFormContext<NewMeetingValues>();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Controller
        name="weeks"
        control={control}
        render={({ field: { ref: _ref, ...field } }) => (
          <Select label="Repeat" {...field} options={often} />
        )}
      />
      {watch('weeks') > 0 && (
        <Controller
          name="times"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select
              label="How many"
              hint="At the same time of day. Each can be changed on its own."
              {...field}
              options={times}
            />
          )}
        />
      )}
    </div>
  );
}
