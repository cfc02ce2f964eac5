import { Controller, useFormContext } from 'react-hook-form';
import { goals } from '#contract/values/vocabulary.ts';
import { timeZoneOptions } from '#web/lib/formats/time-zones.ts';
import { goalNames } from '#web/lib/working-style-names.ts';
import { LanguagesField } from '#web/ui/forms/languages-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { WeekField } from '#web/ui/forms/week-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SettingsForm } from './settings-form-values.ts';

const notSet = { value: null, label: 'Not set' };
const goalOptions = [notSet, ...goals.map((value) => ({ value, label: goalNames[value] }))];
const hourOptions = [
  notSet,
  ...Array.from({ length: 40 }, (_, at) => ({ value: at + 1, label: `${at + 1}` })),
];

/** What people who think about joining want to know. All of it is optional. */
export function WorkingStyle() {
  const { control } = useFormContext<SettingsForm>();
  return (
    <div className="grid grid-cols-1 gap-5">
      <Controller
        name="languages"
        control={control}
        render={({ field: { value, onChange } }) => (
          <LanguagesField
            hint="Up to 5 that the team speaks and writes."
            value={value}
            onChange={onChange}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField name="hours" control={control} label="Hours a week" options={hourOptions} />
        <SelectField name="goal" control={control} label="Goal" options={goalOptions} />
        <Controller
          name="timeZone"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <Select label="Time zone" {...field} options={timeZoneOptions(field.value)} />
          )}
        />
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">When you work</legend>
        <WeekField />
      </fieldset>
    </div>
  );
}
