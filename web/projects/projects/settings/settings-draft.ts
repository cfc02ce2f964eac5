import { readDraft } from '#web/lib/drafts/draft.ts';
import type { Base } from './save-settings.ts';
import { settingsFields, type SettingsValues } from './settings-values.ts';

/** `newTech` is the technology that was typed but not added yet. */
type SettingsDraft = { base: Base; values: SettingsValues; newTech?: string };

export const settingsDraftKey = ({
  projectId,
  personId,
}: {
  projectId: number;
  personId: number;
}) => `project-settings-${personId}-${projectId}`;

/**
 * What was typed before, with the settings it was based on: saving it later doesn't undo what others
 * changed meanwhile. Ignores drafts from an older version of the form.
 */
export function readSettingsDraft(key: string): SettingsDraft | undefined {
  try {
    const draft = JSON.parse(readDraft(key)) as SettingsDraft;
    const isComplete = settingsFields.every(
      (field) => field in draft.values && field in draft.base.values,
    );
    return isComplete ? draft : undefined;
  } catch {
    return undefined;
  }
}
