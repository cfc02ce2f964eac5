import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectQuery, replaceProject } from '#web/projects/projects/queries.ts';
import { call } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { rememberSent } from '#web/lib/drafts/remember-sent.ts';
import { addTag } from '#web/ui/forms/suggestions/add-tag.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { merge, saveSettings, SettingsConflict } from './save-settings.ts';
import type { SettingsForm as Values } from './settings-form-values.ts';
import { isEqual, type SettingsField, settingsFields, valuesOf } from './settings-values.ts';
import type { Settings } from './use-settings.ts';

type SaveOptions = { projectId: number; settings: Settings };

/** Saves the form. If someone else changed the same fields, `conflict` says which, until it's settled. */
export function useSaveSettings({ projectId, settings: { form, base, reset } }: SaveOptions) {
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<SettingsConflict>();
  const put = (body: Parameters<Parameters<typeof saveSettings>[2]>[0]) =>
    call('PUT /projects/{projectId}', { params: { projectId }, body });

  const save = async ({ newTech, ...entered }: Values, from = base) => {
    setFailure('');
    const keepTyped = rememberSent(form);
    const mine = { ...entered, techStack: [...addTag(entered.techStack, newTech)] };
    try {
      const saved = await saveSettings(from, mine, put);
      const values = valuesOf(saved);
      keepTyped(() => reset(values, { values, version: saved.version }));
      replaceProject(client, saved);
      setConflict(undefined);
      toast({ tone: 'success', title: 'Saved the project’s settings' });
    } catch (error) {
      if (error instanceof SettingsConflict) return setConflict(error);
      setConflict(undefined);
      // They may not lead the project anymore, or not be on the team.
      void client.invalidateQueries({ queryKey: projectQuery(projectId).queryKey, exact: true });
      if (!showFieldErrors(error, { form, fields: settingsFields }))
        setFailure(getErrorMessage(error, 'Couldn’t save the settings. Try again.'));
    }
  };
  /** Keeps one's own version of these fields, and theirs of the others that both changed. */
  const settle = (mineFields: SettingsField[]) => {
    if (!conflict) return;
    const theirs = { values: valuesOf(conflict.current), version: conflict.current.version };
    const { newTech, ...mine } = form.getValues();
    const kept = settingsFields.filter(
      (field) =>
        !isEqual(mine[field], base.values[field]) &&
        (mineFields.includes(field) || !conflict.fields.includes(field)),
    );
    const merged = { ...merge(theirs.values, mine, kept), newTech };
    reset(merged, theirs);
    void save(merged, theirs);
  };
  return { save, failure, conflict, settle, cancel: () => setConflict(undefined) };
}
