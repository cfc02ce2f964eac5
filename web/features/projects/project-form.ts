import type { FieldPath } from 'react-hook-form';
import {
  basicInformation,
  type ProjectCreation,
  technicalDetails,
  teamRequirements,
} from '#contract/projects.ts';
import type { Difficulty, ProjectStatus } from '#contract/vocabulary.ts';

export type ProjectForm = ProjectCreation;

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
};

export const teamSizes = [2, 3, 4, 5, 6];

/** The wizard's steps, each with its own rules. */
export const steps = [
  { name: 'Basic Information', rules: basicInformation },
  { name: 'Technical Details', rules: technicalDetails },
  { name: 'Team Requirements', rules: teamRequirements },
] as const;

export const fieldsOf = (step: number) =>
  Object.keys(steps[step]!.rules.shape) as FieldPath<ProjectForm>[];

/** Which steps would pass as they are. */
export const passes = (form: ProjectForm) =>
  steps.map(({ rules }) => rules.safeParse(form).success);

/** The step that a field stands on. */
export const stepOf = (field: string) => steps.findIndex(({ rules }) => field in rules.shape);
