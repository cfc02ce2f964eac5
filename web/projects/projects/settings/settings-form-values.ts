import type { SettingsValues } from './settings-values.ts';

/** The settings, and the technology that was typed but not added yet. */
export type SettingsForm = SettingsValues & { newTech: string };
