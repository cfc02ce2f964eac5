import { Controller, useFormContext } from 'react-hook-form';
import { eventLimits, repeatWeeks } from '#contract/values/event-card.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { NewEventValues } from './event-values.ts';

const often = [
  { value: 0, label: 'Doesn’t repeat' },
  ...repeatWeeks.map((weeks) => ({
    value: weeks as number,
    label: weeks === 1 ? 'Every week' : `Every ${weeks} weeks`,
  })),
];

const times = Array.from({ length: eventLimits.repeats - 1 }, (_, at) => ({
  value: at + 2,
  label: `${at + 2} events`,
}));

/** How often a new event takes place. Each of them is then one of its own. */
export function RepeatFields() {
  const { control, watch } = useFormContext<NewEventValues>();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Controller
        name="repeat.weeks"
        control={control}
        render={({ field: { ref: _ref, ...field } }) => (
          <Select label="Repeat" {...field} options={often} />
        )}
      />
      {watch('repeat.weeks') > 0 && (
        <Controller
          name="repeat.times"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select
              label="How many"
              hint="At the same time of day. People sign up for each one."
              {...field}
              options={times}
            />
          )}
        />
      )}
    </div>
  );
}
