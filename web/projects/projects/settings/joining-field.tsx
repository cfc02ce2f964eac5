import { Controller, useFormContext } from 'react-hook-form';
import { answerDays, type Joining } from '#contract/values/vocabulary.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { joiningNames } from './joining-names.ts';
import type { SettingsForm } from './settings-form-values.ts';

const options = (Object.keys(joiningNames) as Joining[]).map((value) => ({
  value,
  label: joiningNames[value],
}));

const hints: Record<Joining, string> = {
  open: 'Anyone can join until your team is full.',
  ask: `Leads accept or decline each request within ${answerDays} days. If you leave too many unanswered, your open projects can’t switch to requests.`,
};

/** Whether people join at once or ask first. */
export function JoiningField() {
  const { control } = useFormContext<SettingsForm>();
  return (
    <Controller
      name="joining"
      control={control}
      render={({ field: { ref: _ref, ...field }, fieldState: { error } }) => (
        <Select
          label="Who can join"
          className="max-w-96"
          hint={hints[field.value]}
          error={error?.message}
          {...field}
          options={options}
        />
      )}
    />
  );
}
