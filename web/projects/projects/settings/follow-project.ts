import type { Project } from '#contract/projects/projects.ts';
import type { Base } from './save-settings.ts';
import {
  isEqual,
  settingsFields,
  type SettingsField,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts';

type Edit = { base: Base; values: SettingsValues };

/**
 * An edit after the project has changed meanwhile. Fields that weren't edited follow the project, and so
 * do `decided` ones, which the person has just changed elsewhere on the page. Where both changed the
 * same field, the base stays, so that saving asks which version to keep.
 */
export function followProject(
  { base, values }: Edit,
  { project, decided = [] }: { project: Project; decided?: readonly SettingsField[] },
): Edit {
  const theirs = valuesOf(project);
  const isMine = (field: SettingsField) =>
    !decided.includes(field) && !isEqual(values[field], base.values[field]);
  const isConflict = (field: SettingsField) =>
    isMine(field) &&
    !isEqual(theirs[field], base.values[field]) &&
    !isEqual(theirs[field], values[field]);
  const pick = (from: SettingsValues, isKept: (field: SettingsField) => boolean) => ({
    ...theirs,
    ...Object.fromEntries(settingsFields.filter(isKept).map((field) => [field, from[field]])),
  });
  return {
    values: pick(values, isMine),
    base: {
      values: pick(base.values, isConflict),
      version: settingsFields.some(isConflict) ? base.version : project.version,
    },
  };
}
