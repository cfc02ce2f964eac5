import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  basicInformation,
  type ProjectCreation,
  projectCreation,
  technicalDetails,
  teamRequirements,
} from '#contract/projects/projects.ts';
import type { Difficulty, ProjectStatus } from '#contract/values/vocabulary.ts';
import { addTag } from '#web/ui/forms/suggestions/add-tag.ts';

/** The create payload plus the tags typed but not added yet (Specification, section 3). */
export type ProjectForm = ProjectCreation & { newTech: string; newRole: string };

export const emptyProject: ProjectForm = {
  name: '',
  description: '',
  teamSize: 4,
  difficulty: 'Intermediate' satisfies Difficulty,
  status: 'Planning' satisfies ProjectStatus,
  githubUrl: '',
  techStack: [],
  image: '',
  lookingFor: [],
  newTech: '',
  newRole: '',
};

/** Adds the tags that were typed but not added: continuing implies adding them. */
export const withPendingTags = (form: ProjectForm): ProjectForm => ({
  ...form,
  techStack: [...addTag(form.techStack, form.newTech)],
  lookingFor: [...addTag(form.lookingFor, form.newRole)],
  newTech: '',
  newRole: '',
});

export const projectRules = z.extend(projectCreation, { newTech: z.string(), newRole: z.string() });

export const teamSizes = [2, 3, 4, 5, 6];

/** The wizard steps and their validation rules. */
export const steps = [
  { name: 'Basic Information', rules: basicInformation },
  { name: 'Technical Details', rules: technicalDetails },
  { name: 'Team Requirements', rules: teamRequirements },
] as const;

export const fieldsOfStep = (step: number) =>
  Object.keys(steps[step]!.rules.shape) as FieldPath<ProjectForm>[];

/** Whether each step is valid as it is. */
export const completedSteps = (form: ProjectForm) =>
  steps.map(({ rules }) => rules.safeParse(withPendingTags(form)).success);

/** The index of the step that contains a field. */
export const stepWithField = (field: string) =>
  steps.findIndex(({ rules }) => field in rules.shape);
