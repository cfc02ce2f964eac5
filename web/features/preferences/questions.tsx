import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { knownSkills } from '#contract/known-labels.ts';
import { goals } from '#contract/vocabulary.ts';
import { paths } from '#web/lib/paths.ts';
import { goalNames } from '#web/lib/working-style-names.ts';
import { LanguagesField } from '#web/ui/forms/languages-field.tsx';
import { TagsField } from '#web/ui/forms/tags-field.tsx';
import { DisciplinesField } from './disciplines-field.tsx';
import type { PreferenceValues } from './preference-values.ts';
import { TimeFields } from './time-fields.tsx';

const maxLearned = 5;

/** The five questions. */
export const Questions = () => (
  <>
    <Disciplines />
    <Learns />
    <Question title="When do you have time?">
      <TimeFields />
    </Question>
    <Goal />
    <Languages />
  </>
);

function Disciplines() {
  const { control } = useFormContext<PreferenceValues>();
  return (
    <Question title="What do you want to do?" hint="Up to 3. Choose your favorite first.">
      <Controller
        name="disciplines"
        control={control}
        render={({ field: { value, onChange } }) => (
          <DisciplinesField value={value} onChange={onChange} />
        )}
      />
    </Question>
  );
}

function Learns() {
  const { control, formState } = useFormContext<PreferenceValues>();
  const hint = (
    <>
      Up to {maxLearned}. What you know already is in your{' '}
      <Link to={{ pathname: paths.profile, search: '?tab=tech-stack' }} className="link">
        tech stack
      </Link>
      .
    </>
  );
  return (
    <Question title="What do you want to learn?" hint={hint}>
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
  );
}

function Goal() {
  const { register } = useFormContext<PreferenceValues>();
  return (
    <Question title="What matters most to you?">
      <div className="flex flex-wrap gap-x-5">
        {(['', ...goals] as const).map((goal) => (
          <label key={goal} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              value={goal}
              className="size-4.5 accent-accent"
              {...register('goal')}
            />
            {goal === '' ? 'No preference' : goalNames[goal]}
          </label>
        ))}
      </div>
    </Question>
  );
}

function Languages() {
  const { control } = useFormContext<PreferenceValues>();
  return (
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
