import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Project, ProjectCreation } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { StepTabs } from '#web/ui/page/step-tabs.tsx';
import { addUserProject } from '#web/projects/projects/queries.ts';
import { BasicInformation } from './basic-information.tsx';
import {
  emptyProject,
  fieldsOfStep,
  completedSteps,
  projectRules,
  type ProjectForm,
  stepWithField,
  steps,
  withPendingTags,
} from './project-form.ts';
import { TeamRequirements } from './team-requirements.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import { useStep } from './use-step.ts';

const last = steps.length - 1;

type CreateProjectProps = {
  /** The first team member. */
  creator: { id: number; name: string } | undefined;
  onCreated: (project: Project) => void;
};

/** The three-step wizard. All steps stay mounted, and a draft is kept until the project is created. */
export function CreateProject({ creator, onCreated }: CreateProjectProps) {
  const { step, goTo, turnTo, element } = useStep(`new-project-step-${creator?.id}`);
  const [isRejected, setIsRejected] = useState(false);
  const create = useCreateProject();
  const draft = { key: `new-project-${creator?.id}`, empty: emptyProject };
  const form = useForm<ProjectForm>({
    resolver: zodResolver(projectRules),
    defaultValues: readFormDraft(draft),
    // Editing a field clears its error; it's only checked again on Next or Create.
    reValidateMode: 'onSubmit',
  });
  useFormDraft(form, draft);
  const completed = completedSteps({ ...emptyProject, ...useWatch({ control: form.control }) });
  const isComplete = completed.every(Boolean);
  const stepAt = (index: 0 | 1 | 2) => ({ name: steps[index].name, done: !!completed[index] });

  const addPendingTags = () => {
    const { techStack, lookingFor } = withPendingTags(form.getValues());
    form.setValue('techStack', techStack);
    form.setValue('lookingFor', lookingFor);
    form.setValue('newTech', '');
    form.setValue('newRole', '');
  };
  const goToNextStep = async () => {
    if (await form.trigger(fieldsOfStep(step), { shouldFocus: true })) turnTo(step + 1);
  };
  const send = form.handleSubmit(
    async ({ newTech: _tech, newRole: _role, ...entered }) => {
      setIsRejected(false);
      try {
        const project = await create.mutateAsync(entered);
        deleteFormDraft(draft);
        goTo(0);
        onCreated(project);
      } catch (error) {
        const fields = steps.flatMap((_, index) => fieldsOfStep(index));
        if (showFieldErrors(error, { form, fields }))
          goTo(stepWithField(Object.keys(form.formState.errors)[0]!));
      }
    },
    () => setIsRejected(true),
  );
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    addPendingTags();
    void (step < last ? goToNextStep() : send());
  };

  return (
    <FormProvider {...form}>
      <Failure error={create.error} fallback="Failed to create project" />
      <Form ref={element} onSubmit={submit} className="rounded-lg border border-line bg-surface">
        <StepTabs
          label="Steps"
          current={step}
          onChange={goTo}
          steps={[
            { ...stepAt(0), panel: <BasicInformation /> },
            { ...stepAt(1), panel: <TechnicalStep creator={creator} /> },
            { ...stepAt(2), panel: <TeamRequirements creator={creator} /> },
          ]}
        />
        <div className="px-5 pb-5 empty:hidden">
          {create.error && (
            <Notice tone="error">Failed to create project. Please try again.</Notice>
          )}
          {step === last && !isComplete && isRejected && (
            <Notice tone="error">
              Please fill in all required fields correctly before submitting.
            </Notice>
          )}
        </div>
        <StepButtons
          {...{ step, completed, isComplete }}
          isPending={create.isPending}
          onBack={() => turnTo(step - 1)}
        />
      </Form>
    </FormProvider>
  );
}

function TechnicalStep({ creator }: Pick<CreateProjectProps, 'creator'>) {
  const lookingFor = useWatch<ProjectForm, 'lookingFor'>({ name: 'lookingFor' });
  return <TechnicalDetails members={creator ? [creator] : []} lookingFor={lookingFor} />;
}

type StepButtonsProps = {
  step: number;
  completed: boolean[];
  isComplete: boolean;
  isPending: boolean;
  onBack: () => void;
};

const StepButtons = ({ step, completed, isComplete, isPending, onBack }: StepButtonsProps) => (
  <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
    <Button disabled={step === 0} onClick={onBack}>
      Back
    </Button>
    {step === last && !isComplete && <MissingSteps completed={completed} />}
    {step < last ? (
      <Button type="submit" variant="primary">
        Next
      </Button>
    ) : (
      <Button type="submit" variant="primary" aria-disabled={!isComplete} busy={isPending}>
        {isPending ? 'Creating...' : 'Create Project'}
      </Button>
    )}
  </footer>
);

/** The earlier steps that aren't complete yet, else what the last one needs. */
function MissingSteps({ completed }: { completed: boolean[] }) {
  const missing = steps.slice(0, last).filter((_, index) => !completed[index]);
  return (
    <p className="text-sm text-soft max-sm:order-first max-sm:basis-full sm:ml-auto sm:text-right">
      {missing.length > 0
        ? `Not finished yet: ${missing.map(({ name }) => name).join(', ')}`
        : 'Add at least one role first.'}
    </p>
  );
}

function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectCreation) => call('POST /projects', { body }),
    onSuccess: (project) => addUserProject(client, project),
  });
}
