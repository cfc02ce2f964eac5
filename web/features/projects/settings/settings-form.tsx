import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { projectUpdate, type Project } from '#contract/projects.ts';
import { writeDraft } from '#web/lib/draft.ts';
import { zodResolver } from '#web/lib/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { BasicInformation } from '#web/features/projects/basic-information.tsx';
import { TechnicalDetails } from '#web/features/projects/technical-details.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { JoiningSection } from './joining-section.tsx';
import { RolesField } from './roles-field.tsx';
import type { Base } from './save-settings.ts';
import { readSettingsDraft, settingsDraftKey } from './settings-draft.ts';
import { isEqual, valuesOf } from './settings-values.ts';
import type { SettingsForm as Values } from './settings-form-values.ts';
import { useSaveSettings } from './use-save-settings.ts';
import { WorkingStyle } from './working-style.tsx';

const rules = z.extend(z.omit(projectUpdate, { version: true }), { newTech: z.string() });

type SettingsFormProps = { project: Project; personId: number };

/** Basics, roles and how the team works. What is typed is kept until it's saved. */
export function SettingsForm({ project, personId }: SettingsFormProps) {
  const key = settingsDraftKey({ projectId: project.id, personId });
  const [start] = useState(() => readSettingsDraft(key));
  const [base, setBase] = useState<Base>(
    start?.base ?? { values: valuesOf(project), version: project.version },
  );
  const form = useForm<Values>({
    resolver: zodResolver(rules) as never,
    defaultValues: { ...(start?.values ?? base.values), newTech: '' },
    reValidateMode: 'onSubmit',
  });

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { newTech: _newTech, ...values } }) =>
          writeDraft(key, isEqual(values, base.values) ? '' : JSON.stringify({ base, values })),
      }),
    [subscribe, key, base],
  );
  const { save, failure, conflict, settle, cancel } = useSaveSettings({
    projectId: project.id,
    form,
    base,
    onBase: setBase,
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
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
      {conflict && (
        <ConflictDialog
          // A new conflict asks anew.
          key={conflict.current.version}
          conflict={conflict}
          mine={form.getValues()}
          busy={form.formState.isSubmitting}
          onSettle={settle}
          onBack={cancel}
        />
      )}
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
