import { Controller, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { knownSkills } from '#contract/values/lists/known-labels.ts';
import { paths } from '#web/lib/paths.ts';
import { DisciplinesField } from '#web/ui/forms/disciplines-field.tsx';
import { GoalQuestion } from '#web/ui/forms/goal-question.tsx';
import { LanguagesField } from '#web/ui/forms/languages-field.tsx';
import { Question } from '#web/ui/forms/question.tsx';
import { TagsField } from '#web/ui/forms/suggestions/tags-field.tsx';
import type { PreferenceValues } from './preference-values.ts';
import { TimeFields } from './time-fields.tsx';

const maxLearned = 5;

/** The five questions, or the first three of them. */
export const Questions = ({ isShort }: { isShort: boolean }) => (
  <>
    <Disciplines />
    <Learns />
    <Question title="When do you have time?">
      <TimeFields />
    </Question>
    {!isShort && (
      <>
        <GoalQuestion />
        <Languages />
      </>
    )}
  </>
);

function Disciplines() {
  const { control } = useFormContext<PreferenceValues>();
  return (
    <Question title="What do you want to do?" hint="Up to 3">
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
  const { control } = useFormContext<PreferenceValues>();
  const hint = (
    <>
      Up to {maxLearned}. What you already know is in your{' '}
      <Link to={{ pathname: paths.profile, search: '?tab=tech-stack' }} className="link">
        tech stack
      </Link>
      .
    </>
  );
  return (
    <Question title="What do you want to learn?" hint={hint}>
      <TagsField
        name="learns"
        control={control}
        label="Technologies"
        labels={knownSkills}
        add="Add"
      />
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
