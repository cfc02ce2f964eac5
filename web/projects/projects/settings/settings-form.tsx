import { FormProvider } from 'react-hook-form';
import type { Project } from '#contract/projects/projects.ts';
import { BasicInformation } from '#web/projects/projects/wizard/basic-information.tsx';
import { TechnicalDetails } from '#web/projects/projects/wizard/technical-details.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { JoiningSection } from './joining-section.tsx';
import { RolesField } from './roles-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import type { Settings } from './use-settings.ts';
import { WorkingStyle } from './working-style.tsx';

type SettingsFormProps = { project: Project; settings: Settings };

/** Basics, roles and how the team works. */
export function SettingsForm({ project, settings }: SettingsFormProps) {
  const { form } = settings;
  const { save, failure, conflict, settle, cancel } = useSaveSettings({
    projectId: project.id,
    settings,
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
        className="grid grid-cols-1 gap-8"
      >
        <Section id="basics" title="Basics">
          <BasicInformation />
          <TechnicalDetails members={membersOf(project)} lookingFor={project.lookingFor} />
        </Section>
        <Section id="roles" title="Roles">
          <RolesField />
        </Section>
        <Section id="joining" title="Joining">
          <JoiningSection project={project} />
        </Section>
        <Section id="teamwork" title="How you work">
          <WorkingStyle />
        </Section>
        <SaveBar settings={settings} failure={failure} />
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

type SectionProps = { id: string; title: string; children: React.ReactNode };

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
