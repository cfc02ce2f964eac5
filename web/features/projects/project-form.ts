import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  basicInformation,
  type ProjectCreation,
  projectCreation,
  technicalDetails,
  teamRequirements,
} from '#contract/projects.ts';
import { addTag } from '#web/ui/add-tag.ts';
import type { Difficulty, ProjectStatus } from '#contract/vocabulary.ts';

/** What is sent, and what was typed into the two lists but not added yet (section 3). */
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

/** The form with what was typed added: whoever goes on means it. */
export const withPendingTags = (form: ProjectForm): ProjectForm => ({
  ...form,
  techStack: [...addTag(form.techStack, form.newTech)],
  lookingFor: [...addTag(form.lookingFor, form.newRole)],
  newTech: '',
  newRole: '',
});

export const projectRules = z.extend(projectCreation, { newTech: z.string(), newRole: z.string() });

export const teamSizes = [2, 3, 4, 5, 6];

/** The wizard's steps, each with its own rules. */
export const steps = [
  { name: 'Basic Information', rules: basicInformation },
  { name: 'Technical Details', rules: technicalDetails },
  { name: 'Team Requirements', rules: teamRequirements },
] as const;

export const fieldsOfStep = (step: number) =>
  Object.keys(steps[step]!.rules.shape) as FieldPath<ProjectForm>[];

/** Which steps would pass as they are. */
export const completedSteps = (form: ProjectForm) =>
  steps.map(({ rules }) => rules.safeParse(withPendingTags(form)).success);

/** The step that a field stands on. */
export const stepWithField = (field: string) =>
  steps.findIndex(({ rules }) => field in rules.shape);
