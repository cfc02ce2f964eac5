import type { Project, ProjectUpdate } from '#contract/projects/projects.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import {
  isEqual,
  settingsFields,
  type SettingsField,
  type SettingsValues,
  updateOf,
  valuesOf,
} from './settings-values.ts';

/** The settings that an edit is based on. */
export type Base = { values: SettingsValues; version: number };

/** Someone else changed the same fields to something else, so the person has to decide. */
export class SettingsConflict extends Error {
  readonly fields: SettingsField[];
  readonly current: Project;

  constructor(fields: SettingsField[], current: Project) {
    super('Someone else changed this too.');
    this.fields = fields;
    this.current = current;
  }
}

type PutProject = (update: ProjectUpdate) => Promise<Project>;

const maxAttempts = 5;
/**
 * Saves the fields that differ from `base`. If others changed other fields meanwhile, theirs stay.
 * Throws SettingsConflict if they changed the same ones.
 */
export async function saveSettings(
  base: Base,
  mine: SettingsValues,
  put: PutProject,
): Promise<Project> {
  const changed = settingsFields.filter((field) => !isEqual(mine[field], base.values[field]));
  let latest = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await put(updateOf(merge(latest.values, mine, changed), latest.version));
    } catch (error) {
      if (!isProblem(error, 'stale_project') || attempt === maxAttempts) throw error;
      const current = error.current as Project;
      const values = valuesOf(current);
      const conflicts = changed.filter(
        (field) =>
          !isEqual(values[field], base.values[field]) && !isEqual(values[field], mine[field]),
      );
      if (conflicts.length > 0) throw new SettingsConflict(conflicts, current);
      latest = { values, version: current.version };
    }
  }
}

/** Some of my fields, and theirs for the rest. */
export const merge = (
  theirs: SettingsValues,
  mine: SettingsValues,
  mineFields: readonly SettingsField[],
): SettingsValues => ({
  ...theirs,
  ...Object.fromEntries(mineFields.map((field) => [field, mine[field]])),
});
