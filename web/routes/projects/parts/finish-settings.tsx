import { useNavigate } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { CompleteProject } from '#web/projects/projects/settings/complete-project.tsx';
import { DeleteProject } from '#web/projects/projects/settings/delete-project.tsx';
import type { Settings } from '#web/projects/projects/settings/use-settings.ts';
import { SettingsBlock } from '#web/routes/accounts/parts/settings-block.tsx';
import { OfferProject } from '#web/teams/members/leading/offer-project.tsx';

type FinishSettingsProps = { project: Project; personId: number; settings: Settings };

/** Completing a project, handing it over and deleting it. */
export function FinishSettings({ project, personId, settings }: FinishSettingsProps) {
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
