import { Controller, useFormContext } from 'react-hook-form';
import { timeZoneOptions } from '#web/lib/formats/time-zones.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { WeekField } from '#web/ui/forms/week-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { PreferenceValues } from './preference-values.ts';

const hourOptions = [
  { value: '', label: 'Not set' },
  ...Array.from({ length: 40 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
];

/** How many hours a week, and when. */
export function TimeFields() {
  const { control } = useFormContext<PreferenceValues>();
  return (
    <div className="grid grid-cols-1 gap-3">
      <WeekField />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="hours" control={control} label="Hours a week" options={hourOptions} />
        <Controller
          name="timeZone"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select label="Time zone" {...field} options={timeZoneOptions(field.value)} />
          )}
        />
      </div>
    </div>
  );
}
