import type { Project, ProjectUpdate } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import {
  stockImage,
  type Discipline,
  type Goal,
  type Joining,
  type WeekTime,
} from '#contract/values/vocabulary.ts';

export type RoleValues = Omit<Role, 'id' | 'free' | 'freeSoon' | 'discipline'> & {
  id?: number | undefined;
  discipline?: Discipline | undefined;
};

/** What the form edits. A new role has no id. */
export type SettingsValues = Pick<
  Project,
  'name' | 'description' | 'teamSize' | 'difficulty' | 'status' | 'githubUrl' | 'techStack'
> & {
  image: '' | typeof stockImage;
  roles: RoleValues[];
  languages: string[];
  hours: number | null;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | null;
  joining: Joining;
};
export type SettingsField = keyof SettingsValues;

export const valuesOf = (project: Project): SettingsValues => ({
  name: project.name,
  description: project.description,
  teamSize: project.teamSize,
  difficulty: project.difficulty,
  status: project.status,
  githubUrl: project.githubUrl,
  techStack: project.techStack,
  image: project.image === stockImage ? stockImage : '',
  roles: project.roles.map(({ free: _free, freeSoon: _freeSoon, ...role }) => role),
  languages: project.languages,
  hours: project.hours,
  week: project.week,
  timeZone: project.timeZone,
  goal: project.goal,
  joining: project.joining,
});

export const fieldLabels: Record<SettingsField, string> = {
  name: 'Project name',
  description: 'Project description',
  teamSize: 'Team size',
  difficulty: 'Difficulty level',
  status: 'Project status',
  githubUrl: 'Repository link',
  techStack: 'Tech stack',
  image: 'Image',
  roles: 'Roles',
  languages: 'Languages',
  hours: 'Hours a week',
  week: 'When you work',
  timeZone: 'Time zone',
  goal: 'Goal',
  joining: 'Who can join',
};

export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

export const updateOf = (values: SettingsValues, version: number): ProjectUpdate => ({
  ...values,
  languages: values.languages,
  version,
});
