import { Controller, useFormContext } from 'react-hook-form';
import { knownRoles, knownSkills } from '#contract/values/lists/known-labels.ts';
import { disciplines, roleLevels } from '#contract/values/vocabulary.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { SuggestField } from '#web/ui/forms/suggestions/suggest-field.tsx';
import { TagsField } from '#web/ui/forms/suggestions/tags-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { levelNames } from './level-names.ts';
import type { SettingsForm } from './settings-form-values.ts';

const levels = roleLevels.map((value) => ({ value, label: levelNames[value] }));

const places = Array.from({ length: 20 }, (_, at) => ({
  value: at + 1,
  label: at === 0 ? '1 place' : `${at + 1} spots`,
}));

const kinds = [
  { value: null, label: 'Guess from the name' },
  ...disciplines.map((value) => ({ value, label: value })),
];

/** The fields of one role. */
export function EditRole({ at }: { at: number }) {
  const { register, control, formState } = useFormContext<SettingsForm>();
  const errors = formState.errors.roles?.[at];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name={`roles.${at}.name`}
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <SuggestField
              label="Role"
              maxLength={50}
              error={errors?.name?.message}
              labels={knownRoles}
              onTyped={onChange}
              {...field}
            />
          )}
        />
        <Controller
          name={`roles.${at}.discipline`}
          control={control}
          render={({ field: { value, onChange, ref: _ref, ...field } }) => (
            <Select
              label="Kind of work"
              {...field}
              value={value ?? null}
              onChange={(chosen) => onChange(chosen ?? undefined)}
              options={kinds}
            />
          )}
        />
        <SelectField name={`roles.${at}.places`} control={control} label="Spots" options={places} />
        <SelectField
          name={`roles.${at}.level`}
          control={control}
          label="Experience"
          options={levels}
        />
      </div>
      <TagsField
        name={`roles.${at}.skills`}
        control={control}
        label="Skills (optional)"
        hint="Up to 5, one at a time."
        labels={knownSkills}
        add="Add"
      />
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          {...register(`roles.${at}.mentors`)}
        />
        We help someone learn this
      </label>
    </div>
  );
}
