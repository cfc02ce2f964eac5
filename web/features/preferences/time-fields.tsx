import { Controller, useFormContext } from 'react-hook-form';
import { weekTimes } from '#contract/vocabulary.ts';
import { timeZoneName, weekTimeNames } from '#web/lib/working-style-names.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { PreferenceValues } from './preference-values.ts';

const hourOptions = [
  { value: '', label: 'Not set' },
  ...Array.from({ length: 40 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
];
const zones = ['', ...Intl.supportedValuesOf('timeZone')];

/** How many hours a week, and when. */
export function TimeFields() {
  const { control, register } = useFormContext<PreferenceValues>();
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-x-5">
        {weekTimes.map((time) => (
          <label key={time} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              value={time}
              className="size-4 accent-accent"
              {...register('week')}
            />
            {weekTimeNames[time]}
          </label>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="hours"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select label="Hours a week" {...field} options={hourOptions} />
          )}
        />
        <Controller
          name="timeZone"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select
              label="Time zone"
              {...field}
              options={[...new Set([...zones, field.value])].map((zone) => ({
                value: zone,
                label: timeZoneName(zone) || 'Not set',
              }))}
            />
          )}
        />
      </div>
    </div>
  );
}
