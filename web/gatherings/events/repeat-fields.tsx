import { useFormContext } from 'react-hook-form';
import { eventLimits, repeatWeeks } from '#contract/values/event-card.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { Repeating } from './event-form-times.ts';

const often = [
  { value: 0, label: 'Doesn’t repeat' },
  ...repeatWeeks.map((weeks) => ({
    value: weeks as number,
    label: weeks === 1 ? 'Every week' : `Every ${weeks} weeks`,
  })),
];

const counts = Array.from({ length: eventLimits.repeats - 1 }, (_, at) => at + 2);

type RepeatFieldsProps = { many: 'events' | 'meetings'; hint: string };

/** How often a new event or meeting takes place. Each of them is then one of its own. */
export function RepeatFields({ many, hint }: RepeatFieldsProps) {
  const { control, watch } = useFormContext<Repeating>();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField name="repeat.weeks" control={control} label="Repeat" options={often} />
      {watch('repeat.weeks') > 0 && (
        <SelectField
          name="repeat.times"
          control={control}
          label="How many"
          hint={hint}

          options={counts.map((value) => ({ value, label: `${value} ${many}` }))}
        />
      )}
    </div>
  );
}
