import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { projectUpdate, type Project } from '#contract/projects.ts';
import { call } from '#web/lib/api.ts';
import { writeDraft } from '#web/lib/draft.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { zodResolver } from '#web/lib/zod-resolver.ts';
import { addTag } from '#web/ui/forms/add-tag.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { BasicInformation } from '#web/features/projects/basic-information.tsx';
import { replaceProject } from '#web/features/projects/queries.ts';
import { TechnicalDetails } from '#web/features/projects/technical-details.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { JoiningSection } from './joining-section.tsx';
import { RolesField } from './roles-field.tsx';
import { type Base, merge, saveSettings, SettingsConflict } from './save-settings.ts';
import { readSettingsDraft, settingsDraftKey } from './settings-draft.ts';
import { fieldLabels, isEqual, type SettingsField, valuesOf } from './settings-values.ts';
import type { SettingsForm as Values } from './settings-form-values.ts';
import { WorkingStyle } from './working-style.tsx';

const rules = z.extend(z.omit(projectUpdate, { version: true }), { newTech: z.string() });
const fields = Object.keys(fieldLabels) as SettingsField[];

type SettingsFormProps = { project: Project; personId: number };

/** Basics, roles and how the team works. What is typed is kept until it's saved. */
export function SettingsForm({ project, personId }: SettingsFormProps) {
  const client = useQueryClient();
  const key = settingsDraftKey({ projectId: project.id, personId });
  const [start] = useState(() => readSettingsDraft(key));
  const [base, setBase] = useState<Base>(
    start?.base ?? { values: valuesOf(project), version: project.version },
  );
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<SettingsConflict>();
  const form = useForm<Values>({
    resolver: zodResolver(rules) as never,
    defaultValues: { ...(start?.values ?? base.values), newTech: '' },
    reValidateMode: 'onSubmit',
  });

  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { newTech: _newTech, ...values } }) =>
          writeDraft(key, isEqual(values, base.values) ? '' : JSON.stringify({ base, values })),
      }),
    [subscribe, key, base],
  );
  const put = (body: Parameters<Parameters<typeof saveSettings>[2]>[0]) =>
    call('PUT /projects/{projectId}', { params: { projectId: String(project.id) }, body });

  const adopt = (saved: Project) => {
    const next = { values: valuesOf(saved), version: saved.version };
    setBase(next);
    reset({ ...next.values, newTech: '' });
    writeDraft(key, '');
    replaceProject(client, saved);
    setConflict(undefined);
    toast({ tone: 'success', title: 'Saved the project’s settings' });
  };
  const save = async (from: Base, { newTech, ...entered }: Values) => {
    setFailure('');
    const mine = { ...entered, techStack: [...addTag(entered.techStack, newTech)] };
    try {
      adopt(await saveSettings(from, mine, put));
    } catch (error) {
      if (error instanceof SettingsConflict) setConflict(error);
      else {
        setConflict(undefined);
        if (!showFieldErrors(error, { form, fields }))
          setFailure(getErrorMessage(error, 'Couldn’t save the settings. Please try again.'));
      }
    }
  };
  const settle = (keep: 'mine' | 'theirs') => {
    if (!conflict) return;
    const theirs = { values: valuesOf(conflict.current), version: conflict.current.version };
    const { newTech, ...mine } = form.getValues();
    const changed = fields.filter((field) => !isEqual(mine[field], base.values[field]));
    const kept = changed.filter((field) => keep === 'mine' || !conflict.fields.includes(field));
    const merged = merge(theirs.values, mine, kept);
    setBase(theirs);
    reset({ ...merged, newTech });
    void save(theirs, { ...merged, newTech });
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(base, values))(event)}
        className="grid grid-cols-1 gap-8"
      >
        <Section title="Basics">
          <BasicInformation />
          <TechnicalDetails />
        </Section>
        <Section title="Roles">
          <RolesField />
        </Section>
        <Section title="Joining">
          <JoiningSection project={project} />
        </Section>
        <Section title="How you work">
          <WorkingStyle />
        </Section>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            Save changes
          </Button>
        </div>
      </form>
      <ConflictDialog
        conflict={conflict}
        mine={conflict && form.getValues()}
        busy={form.formState.isSubmitting}
        onSettle={settle}
        onBack={() => setConflict(undefined)}
      />
    </FormProvider>
  );
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section
    aria-label={title}
    className="grid grid-cols-1 gap-5 border-t border-line pt-7 first:border-0 first:pt-0"
  >
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);
