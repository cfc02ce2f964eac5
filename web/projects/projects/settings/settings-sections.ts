import { type SettingsField, settingsFields } from './settings-values.ts';

export const settingsSections = [
  { key: 'general', name: 'General' },
  { key: 'team', name: 'Team and joining' },
  { key: 'integrations', name: 'Integrations' },
  { key: 'finish', name: 'Finish' },
] as const;

export type SettingsSection = (typeof settingsSections)[number]['key'];

/** The fields of the section about the team. All others are general. */
const teamFields: ReadonlySet<SettingsField> = new Set(['roles', 'joining']);

/** The section with the first of these fields that aren't valid. */
export function findSection(errors: object): SettingsSection {
  const first = settingsFields.find((field) => field in errors);
  return first && teamFields.has(first) ? 'team' : 'general';
}
