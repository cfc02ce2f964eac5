import type { Project, ProjectUpdate } from '#contract/projects/projects.ts';
import {
  type ProjectField,
  projectFieldNames,
  projectFields,
} from '#contract/projects/project-fields.ts';
import type { Role } from '#contract/teams/roles.ts';
import { stockImage, type Discipline } from '#contract/values/vocabulary.ts';

export type RoleValues = Omit<Role, 'id' | 'free' | 'freeSoon' | 'discipline'> & {
  id?: number | undefined;
  discipline?: Discipline | undefined;
};

/** What the form edits. A new role has no id. */
export type SettingsValues = Pick<Project, Exclude<ProjectField, 'image'>> & {
  image: '' | typeof stockImage;
  roles: RoleValues[];
};
export type SettingsField = keyof SettingsValues;

/** Conflicts are listed in this order, and the first field with an error gets the focus. */
export const settingsFields: readonly SettingsField[] = projectFieldNames.flatMap((name) =>
  name === 'image' ? ([name, 'roles'] as const) : [name],
);

export const valuesOf = (project: Project): SettingsValues => ({
  ...pick(project, projectFieldNames),
  image: project.image === stockImage ? stockImage : '',
  roles: project.roles.map(({ free: _free, freeSoon: _freeSoon, ...role }) => role),
});

const pick = <Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;

export const labelOf = (field: SettingsField): string =>
  field === 'roles' ? 'Roles' : projectFields[field].label;

export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

export const updateOf = (values: SettingsValues, version: number): ProjectUpdate => ({
  ...values,
  version,
});
