import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { BasicInformation } from '#web/projects/projects/wizard/basic-information.tsx';
import { TechnicalDetails } from '#web/projects/projects/wizard/technical-details.tsx';
import { paths } from '#web/lib/paths.ts';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { JoiningSection } from './joining-section.tsx';
import { RolesField } from './roles-field.tsx';
import { SaveProject } from './save-project.tsx';
import { findSection, type SettingsSection } from './settings-sections.ts';
import { settingsFields } from './settings-values.ts';
import { useSaveSettings } from './use-save-settings.ts';
import type { Settings } from './use-settings.ts';
import { WorkingStyle } from './working-style.tsx';

type SettingsFormProps = {
  project: Project;
  settings: Settings;
  section: SettingsSection;
  /** What else the section has, which isn't saved with the form. */
  children: ReactNode;
};

const formId = 'project-settings';

/** The fields of a section, what else it has, and the bar that saves the fields of all sections. */
export function SettingsForm({ project, settings, section, children }: SettingsFormProps) {
  const { form } = settings;
  const { save, failure, conflict, settle, cancel } = useSaveSettings({
    projectId: project.id,
    settings,
  });
  const hasFields = section === 'general' || section === 'team';
  const leadToError = useLeadToError({ project, settings, section });
  return (
    <FormProvider {...form}>
      <div className="grid min-w-0 grid-cols-1 gap-8">
        {!hasFields && children}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void form.handleSubmit((values) => save(values), leadToError)(event)}
          className="grid grid-cols-1 gap-8 empty:hidden"
        >
          {section === 'general' && (
            <>
              <Section id="basics" title="Basics">
                <BasicInformation />
                <TechnicalDetails members={membersOf(project)} lookingFor={project.lookingFor} />
              </Section>
              <Section id="teamwork" title="How you work">
                <WorkingStyle />
              </Section>
            </>
          )}
          {section === 'team' && (
            <>
              <Section id="roles" title="Roles">
                <RolesField />
              </Section>
              <Section id="joining" title="Joining">
                <JoiningSection project={project} />
              </Section>
            </>
          )}
        </form>
        {hasFields && children}
        <SaveProject {...{ settings, failure, formId }} isAlwaysShown={section === 'general'} />
      </div>
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

/** Opens the section with the first field that isn't valid, and focuses the field. */
function useLeadToError({ project, settings, section }: Omit<SettingsFormProps, 'children'>) {
  const navigate = useNavigate();
  const { setFocus } = settings.form;
  const [invalid, setInvalid] = useState<(typeof settingsFields)[number]>();
  useEffect(() => {
    if (invalid) setFocus(invalid);
  }, [invalid, section, setFocus]);
  return (errors: object) => {
    const wanted = findSection(errors);
    if (wanted === section) return;
    setInvalid(settingsFields.find((field) => field in errors));
    void navigate(paths.projectSettings(project.id, wanted === 'general' ? undefined : 'team'));
  };
}

type SectionProps = { id: string; title: string; children: ReactNode };

const Section = ({ id, title, children }: SectionProps) => (
  <section
    id={id}
    aria-label={title}
    className="grid scroll-mt-4 grid-cols-1 gap-5 border-t border-line pt-7 first:border-0 first:pt-0"
  >
    <h2 tabIndex={-1} className="text-xl">
      {title}
    </h2>
    {children}
  </section>
);
