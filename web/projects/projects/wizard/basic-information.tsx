import { Controller, useFormContext } from 'react-hook-form';
import { difficulties, projectStatuses } from '#contract/values/vocabulary.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { type ProjectForm, teamSizes } from './project-form.ts';

/** Step 0: name, description, team size, difficulty and status. */
export function BasicInformation() {
  const { register, control, clearErrors, formState } = useFormContext<ProjectForm>();
  const { errors, defaultValues } = formState;
  return (
    <div className="grid gap-5">
      <Field
        label="Project name"
        error={errors.name?.message}
        {...register('name', { onChange: () => clearErrors('name') })}
      />
      <TextArea
        label="Project description"
        rows={6}
        // The settings of a project that has one don't ask for it.
        hint={
          defaultValues?.description
            ? undefined
            : 'What are you building, who is it for, and what can people learn?'
        }
        error={errors.description?.message}
        {...register('description', { onChange: () => clearErrors('description') })}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Controller
          name="teamSize"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              label="Team size"
              {...field}
              error={fieldState.error?.message}
              options={[...new Set([...teamSizes, field.value])]
                .toSorted((a, b) => a - b)
                .map((value) => ({ value, label: `${value} people` }))}
            />
          )}
        />
        <SelectField
          name="difficulty"
          control={control}
          label="Difficulty level"
          options={optionsOf(difficulties)}
        />
        <SelectField
          name="status"
          control={control}
          label="Project status"
          options={optionsOf(projectStatuses)}
        />
      </div>
    </div>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
