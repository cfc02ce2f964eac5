import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { ExportBoard } from '#web/board/board-files/export-board.tsx';
import { ImportBoard } from '#web/board/board-files/import-board.tsx';
import { RepositorySettings } from '#web/board/repositories/repository-settings.tsx';
import { paths } from '#web/lib/paths.ts';
import { SettingsForm } from '#web/projects/projects/settings/settings-form.tsx';
import { settingsSections } from '#web/projects/projects/settings/settings-sections.ts';
import { type Settings, useSettings } from '#web/projects/projects/settings/use-settings.ts';
import { SettingsBlock } from '#web/routes/accounts/parts/settings-block.tsx';
import { SideMenu } from '#web/ui/page/side-menu.tsx';
import { CompleteProject } from '#web/projects/projects/settings/complete-project.tsx';
import { DeleteProject } from '#web/projects/projects/settings/delete-project.tsx';
import { OfferProject } from '#web/teams/members/leading/offer-project.tsx';
import { TeamSettings } from './team-settings.tsx';

type ProjectSettingsProps = { project: Project; personId: number };

/** A project's settings for its leads, in sections. What is typed stays when another one is opened. */
export function ProjectSettings({ project, personId }: ProjectSettingsProps) {
  const [searchParams] = useSearchParams();
  const settings = useSettings({ project, personId });
  useFocusOnBlock();
  const asked = searchParams.get('section');
  const shown = settingsSections.find(({ key }) => key === asked)?.key ?? 'general';
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="md:sticky md:top-4">
        <SideMenu
          label="Sections"
          items={settingsSections.map(({ key, name }) => ({
            name,
            to: paths.projectSettings(project.id, key === 'general' ? undefined : key),
            current: key === shown,
          }))}
        />
      </div>
      <SettingsForm {...{ project, settings }} section={shown}>
        {shown === 'team' && <TeamSettings {...{ project, personId }} />}
        {shown === 'integrations' && (
          <>
            <SettingsBlock id="repository" title="Repository">
              <RepositorySettings projectId={project.id} />
            </SettingsBlock>
            <SettingsBlock id="files" title="Import and export">
              <ImportBoard projectId={project.id} />
              <ExportBoard projectId={project.id} />
            </SettingsBlock>
          </>
        )}
        {shown === 'finish' && <FinishSettings {...{ project, personId, settings }} />}
      </SettingsForm>
    </div>
  );
}

/** Focuses the part of a section that a link leads to. */
function useFocusOnBlock() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const block = hash ? document.getElementById(hash.slice(1)) : null;
    block?.scrollIntoView();
    block?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [hash, key]);
}

type FinishSettingsProps = { project: Project; personId: number; settings: Settings };

/** Completing a project, handing it over and deleting it. */
function FinishSettings({ project, personId, settings }: FinishSettingsProps) {
  const navigate = useNavigate();
  return (
    <>
      <SettingsBlock id="complete" title="Complete the project">
        <CompleteProject
          project={project}
          onCompleted={(completed) => settings.follow(completed, ['status'])}
        />
      </SettingsBlock>
      {project.can.handOver && (
        <SettingsBlock id="hand-over" title="Hand it over">
          <OfferProject project={project} />
        </SettingsBlock>
      )}
      {project.creator.id === personId && (
        <SettingsBlock id="danger" title="Danger zone">
          {project.can.remove ? (
            <DeleteProject
              project={project}
              onDeleted={() => void navigate(paths.projects, { replace: true })}
            />
          ) : (
            <p className="text-soft">
              You can’t delete the project while others are on the team. Hand it over or complete it
              instead.
            </p>
          )}
        </SettingsBlock>
      )}
    </>
  );
}
