import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Project, projectUpdate } from '#contract/projects/projects.ts';
import { readDraft, writeDraft } from '#web/lib/drafts/draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { followProject } from './follow-project.ts';
import type { Base } from './save-settings.ts';
import type { SettingsForm as Values } from './settings-form-values.ts';
import {
  isEqual,
  type SettingsField,
  settingsFields,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts';

const rules = z.extend(z.omit(projectUpdate, { version: true }), { newTech: z.string() });
export type Settings = ReturnType<typeof useSettings>;

/**
 * The form of a project's settings. What is typed is kept in this browser until it's saved, and fields
 * that weren't edited follow the project.
 */
export function useSettings({ project, personId }: { project: Project; personId: number }) {
  const key = settingsDraftKey({ projectId: project.id, personId });
  const [start] = useState(() => readSettingsDraft(key));
  const [base, setBase] = useState<Base>(
    start?.base ?? { values: valuesOf(project), version: project.version },
  );
  const form = useForm<Values>({
    resolver: zodResolver(rules) as never,
    defaultValues: { ...(start?.values ?? base.values), newTech: start?.newTech ?? '' },
    reValidateMode: 'onSubmit',
  });

  const { subscribe, getValues } = form;
  useEffect(() => {
    const keep = ({ newTech, ...values }: Values) =>
      writeDraft(
        key,
        newTech === '' && isEqual(values, base.values)
          ? ''
          : JSON.stringify({ base, values, newTech }),
      );
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe, getValues, key, base]);

  const follow = (changed: Project, decided: readonly SettingsField[] = []) => {
    const { newTech: _newTech, ...values } = getValues();
    const next = followProject({ base, values }, { project: changed, decided });
    for (const field of settingsFields)
      if (!isEqual(values[field], next.values[field])) form.setValue(field, next.values[field]);
    setBase(next.base);
  };
  const followNewer = useEffectEvent((newest: Project) => {
    if (newest.version > base.version) follow(newest);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the fields aren't React state
  useEffect(() => followNewer(project), [project]);

  /** Sets what is in the form, such as after saving. */
  const reset = (values: SettingsValues, from: Base) => {
    setBase(from);
    form.reset({ newTech: '', ...values });
  };
  return { form, base, follow, reset };
}

/** `newTech` is the technology that was typed but not added yet. */
type SettingsDraft = { base: Base; values: SettingsValues; newTech?: string };

const settingsDraftKey = ({ projectId, personId }: { projectId: number; personId: number }) =>
  `project-settings-${personId}-${projectId}`;

/**
 * What was typed before, with the settings it was based on: saving it later doesn't undo what others
 * changed meanwhile. Ignores drafts from an older version of the form.
 */
function readSettingsDraft(key: string): SettingsDraft | undefined {
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
