import { useFormContext, useWatch } from 'react-hook-form';
import { knownSkills } from '#contract/values/lists/known-labels.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TagsField } from '#web/ui/forms/suggestions/tags-field.tsx';
import { ChooseImage, type ShownTeam } from './choose-image.tsx';
import type { ProjectForm } from './project-form.ts';

/** Step 1: technologies, repository and image. */
export function TechnicalDetails({ members, lookingFor }: ShownTeam) {
  const { register, control, clearErrors, setValue, formState } = useFormContext<ProjectForm>();
  const typed = useWatch({ control, name: 'newTech' });
  return (
    <div className="grid gap-5">
      <TagsField
        name="techStack"
        control={control}
        label="Tech stack"
        placeholder="React"
        labels={knownSkills}
        add="Add"
        typed={typed}
        onTyped={(text) => setValue('newTech', text)}
        onChange={() => clearErrors('techStack')}
      />
      <Field
        label="Repository link (optional)"
        type="url"
        placeholder="https://github.com/you/project"
        error={formState.errors.githubUrl?.message}
        {...register('githubUrl', { onChange: () => clearErrors('githubUrl') })}
      />
      <ChooseImage members={members} lookingFor={lookingFor} />
    </div>
  );
}
