import { type ReactNode, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { knownSkills } from '#contract/known-labels.ts';
import type { TeamPreferences } from '#contract/preferences.ts';
import { goals } from '#contract/vocabulary.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/form-draft.ts';
import { paths } from '#web/lib/paths.ts';
import { goalNames } from '#web/lib/working-style-names.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { LanguagesField } from '#web/ui/forms/languages-field.tsx';
import { TagsField } from '#web/ui/forms/tags-field.tsx';
import { DisciplinesField } from './disciplines-field.tsx';
import { FindableFields } from './findable-fields.tsx';
import { formOf, type PreferenceValues, valuesOf } from './preference-values.ts';
import { useSavePreferences } from './queries.ts';
import { TimeFields } from './time-fields.tsx';

const maxLearned = 5;
const fields = [
  'disciplines',
  'learns',
  'hours',
  'week',
  'timeZone',
  'goal',
  'languages',
  'note',
] as const;

type EditPreferencesProps = {
  preferences: TeamPreferences;
  /** The label of the button. */
  action: string;
  onSaved: () => void;
};

/** Five questions about the team that someone looks for. All are optional. */
export function EditPreferences({ preferences, action, onSaved }: EditPreferencesProps) {
  const [draft] = useState({ key: 'preferences', empty: valuesOf(preferences) });
  const form = useForm<PreferenceValues>({ defaultValues: readFormDraft(draft) });
  useFormDraft(form, draft);
  const save = useSavePreferences();
  const { control, register, formState } = form;
  const send = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(formOf(values));
      deleteFormDraft(draft);
      onSaved();
    } catch (error) {
      showFieldErrors(error, { form, fields });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-8">
        <Question title="What do you want to do?" hint="Up to 3. Choose your favorite first.">
          <Controller
            name="disciplines"
            control={control}
            render={({ field: { value, onChange } }) => (
              <DisciplinesField value={value} onChange={onChange} />
            )}
          />
        </Question>
        <Question
          title="What do you want to learn?"
          hint={
            <>
              Up to {maxLearned}. What you know already is in your{' '}
              <Link to={{ pathname: paths.profile, search: '?tab=tech-stack' }} className="link">
                tech stack
              </Link>
              .
            </>
          }
        >
          <Controller
            name="learns"
            control={control}
            render={({ field: { ref, value, onChange } }) => (
              <TagsField
                ref={ref}
                label="Technologies"
                labels={knownSkills}
                add="Add"
                value={value}
                error={formState.errors.learns?.message}
                onChange={onChange}
              />
            )}
          />
        </Question>
        <Question title="When do you have time?">
          <TimeFields />
        </Question>
        <Question title="What matters most to you?">
          <div className="flex flex-wrap gap-x-5">
            {(['', ...goals] as const).map((goal) => (
              <label
                key={goal}
                className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  value={goal}
                  className="size-4.5 accent-accent"
                  {...register('goal')}
                />
                {goal === '' ? 'Not said' : goalNames[goal]}
              </label>
            ))}
          </div>
        </Question>
        <Question title="Which languages do you speak?">
          <Controller
            name="languages"
            control={control}
            render={({ field: { value, onChange } }) => (
              <LanguagesField
                hint="Up to 5. We only show you teams that speak one of them."
                value={value}
                onChange={onChange}
              />
            )}
          />
        </Question>
        <FindableFields findableUntil={preferences.findableUntil} />
        <FormFailure
          error={save.error}
          fields={fields}
          fallback="Couldn’t save your answers. Please try again."
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={save.isPending}
          className="justify-self-start"
        >
          {save.isPending ? 'Saving...' : action}
        </Button>
      </form>
    </FormProvider>
  );
}

type QuestionProps = { title: string; hint?: ReactNode; children: ReactNode };

const Question = ({ title, hint, children }: QuestionProps) => (
  <fieldset className="min-w-0">
    <legend className="font-display text-lg font-semibold">{title}</legend>
    {hint && <p className="mb-1 text-sm text-soft">{hint}</p>}
    <div className="mt-1">{children}</div>
  </fieldset>
);
