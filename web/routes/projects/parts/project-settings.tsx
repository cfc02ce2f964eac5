import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { ExportBoard } from '#web/board/board-files/export-board.tsx';
import { ImportBoard } from '#web/board/board-files/import-board.tsx';
import { OfferProject } from '#web/teams/members/leading/offer-project.tsx';
import { InviteByProfile } from '#web/joining/invitations/invite-by-profile.tsx';
import { InvitedPeople } from '#web/joining/invitations/invited-people.tsx';
import { LinkList } from '#web/joining/invitations/link-list.tsx';
import { NewLink } from '#web/joining/invitations/new-link.tsx';
import { ManageTeam } from '#web/teams/members/manage-team.tsx';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { CompleteProject } from '#web/projects/projects/settings/complete-project.tsx';
import { DeleteProject } from '#web/projects/projects/settings/delete-project.tsx';
import { SettingsForm } from '#web/projects/projects/settings/settings-form.tsx';
import { useSettings } from '#web/projects/projects/settings/use-settings.ts';
import { RepositorySettings } from '#web/board/repositories/repository-settings.tsx';
import { paths } from '#web/lib/paths.ts';
import { SideMenu } from '#web/ui/page/side-menu.tsx';
import { SettingsBlock } from '#web/routes/accounts/parts/settings-block.tsx';

const sections = [
  { id: 'basics', name: 'Basics' },
  { id: 'roles', name: 'Roles' },
  { id: 'joining', name: 'Joining' },
  { id: 'teamwork', name: 'How you work' },
  { id: 'team', name: 'Team' },
  { id: 'invite', name: 'Invite people' },
  { id: 'repository', name: 'Repository' },
  { id: 'files', name: 'Import and export' },
  { id: 'danger', name: 'Danger zone' },
];

type ProjectSettingsProps = { project: Project; personId: number };

/** A project's settings for its leads, with links to the sections. */
export function ProjectSettings({ project, personId }: ProjectSettingsProps) {
  const navigate = useNavigate();
  const settings = useSettings({ project, personId });
  useFocusOnSection();
  const isCreator = project.creator.id === personId;
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="md:sticky md:top-4">
        <SideMenu
          label="Sections"
          items={sections.map(({ id, name }) => ({ name, to: { hash: id }, current: false }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-8">
        <SettingsForm project={project} settings={settings} />
        <SettingsBlock id="team" title="Team">
          <ManageTeam projectId={project.id} roles={project.roles} personId={personId} />
        </SettingsBlock>
        <SettingsBlock id="invite" title="Invite people">
          <InviteByProfile project={project} />
          <InvitedPeople projectId={project.id} />
          <p className="text-soft">
            Anyone with a link can join without a request, while there’s room.
          </p>
          <NewLink
            projectId={project.id}
            roles={project.roles}
            freePlaces={countFreePlaces(project)}
          />
          <LinkList projectId={project.id} />
        </SettingsBlock>
        <SettingsBlock id="repository" title="Repository">
          <RepositorySettings projectId={project.id} />
        </SettingsBlock>
        <SettingsBlock id="files" title="Import and export">
          <ImportBoard projectId={project.id} />
          <ExportBoard projectId={project.id} />
        </SettingsBlock>
        <SettingsBlock id="danger" title="Danger zone">
          <CompleteProject
            project={project}
            onCompleted={(completed) => settings.follow(completed, ['status'])}
          />
          {project.can.handOver && <OfferProject project={project} />}
          {project.can.remove ? (
            <DeleteProject
              project={project}
              onDeleted={() => void navigate(paths.projects, { replace: true })}
            />
          ) : (
            isCreator && (
              <p className="text-soft">
                You can’t delete the project while others are on the team. Hand it over or complete
                it instead.
              </p>
            )
          )}
        </SettingsBlock>
      </div>
    </div>
  );
}

/** Focuses the section that a link leads to. */
function useFocusOnSection() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [hash, key]);
}
