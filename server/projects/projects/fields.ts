import type { Selectable, Updateable } from 'kysely';
import { type ProjectField, projectFieldNames } from '#contract/projects/project-fields.ts';
import type { Tables } from '#server/migrations/tables.ts';

type Row = Selectable<Tables['projects']>;

/** The column of each setting of a project. */
const columnOf = {
  name: 'name',
  description: 'description',
  teamSize: 'team_size',
  difficulty: 'difficulty',
  status: 'status',
  githubUrl: 'github_url',
  techStack: 'tech_stack',
  image: 'image',
  languages: 'languages',
  hours: 'hours',
  week: 'week',
  timeZone: 'time_zone',
  goal: 'goal',
  joining: 'joining',
} as const satisfies Record<ProjectField, keyof Row>;

type Column = (typeof columnOf)[ProjectField];

/** For a statement that reads `projects`. */
export const fieldColumns = projectFieldNames.map((name) => `projects.${columnOf[name]}` as const);

/** The settings of a row, by their names in the API. */
export const fieldsOf = <R extends Pick<Row, Column>>(row: R) =>
  Object.fromEntries(projectFieldNames.map((name) => [name, row[columnOf[name]]])) as {
    [Field in ProjectField]: R[(typeof columnOf)[Field]];
  };

/** Settings as columns, for storing them. */
export const columnsOf = (settings: Record<ProjectField, unknown>) =>
  Object.fromEntries(projectFieldNames.map((name) => [columnOf[name], settings[name]])) as Pick<
    Updateable<Tables['projects']>,
    Column
  >;
