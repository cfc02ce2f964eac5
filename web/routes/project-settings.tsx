import { useNavigate, useParams } from 'react-router';
import type { Project } from '#contract/projects.ts';
import { BackToBoard } from '#web/app/back-to-board.tsx';
import { RedirectHome } from '#web/app/redirect-home.tsx';
import { SettingsBlock } from '#web/app/settings-block.tsx';
import { AnswerOffer } from '#web/features/handovers/answer-offer.tsx';
import { OfferProject } from '#web/features/handovers/offer-project.tsx';
import { InviteByProfile } from '#web/features/invitations/invite-by-profile.tsx';
import { InvitedPeople } from '#web/features/invitations/invited-people.tsx';
import { LinkList } from '#web/features/invitations/link-list.tsx';
import { NewLink } from '#web/features/invitations/new-link.tsx';
import { ManageTeam } from '#web/features/members/manage-team.tsx';
import { useProfile } from '#web/features/profiles/queries.ts';
import { CompleteProject } from '#web/features/projects/settings/complete-project.tsx';
import { DeleteProject } from '#web/features/projects/settings/delete-project.tsx';
import { SettingsForm } from '#web/features/projects/settings/settings-form.tsx';
import { countFreePlaces } from '#web/features/projects/open-places.ts';
import { useOwnProject } from '#web/features/projects/use-own-project.ts';
import { RepositorySettings } from '#web/features/repositories/repository-settings.tsx';
import { paths } from '#web/lib/paths.ts';
import { isGone } from '#web/lib/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const projectId = Number.parseInt(useParams().projectId ?? '', 10) || 0;
  const project = useOwnProject(projectId);
  const { profile } = useProfile();
  if (project.isError && !project.data && isGone(project.error)) return <RedirectHome />;
  if (project.data && !project.data.can.open) return <RedirectHome />;
  return (
    <Page className="grid max-w-[50rem] grid-cols-1 gap-6">
      <BackToBoard projectId={projectId} />
      <PageTitle tab={project.data && `Project settings · ${project.data.name}`}>
        Project settings
      </PageTitle>
      {project.isError && !project.data && (
        <LoadFailure onRetry={project.refetch}>
          Couldn’t load the settings. Check your connection and try again.
        </LoadFailure>
      )}
      {!project.isError && (!project.data || !profile) && <Loading />}
      {project.data?.offeredTo && project.data.offeredTo.id === profile?.id && (
        <AnswerOffer project={project.data} />
      )}
      {project.data && !project.data.can.edit && !project.data.offeredTo && (
        <Notice>Only leads can change the project’s settings.</Notice>
      )}
      {project.data?.can.edit && profile && (
        <Settings project={project.data} personId={profile.id} />
      )}
    </Page>
  );
}

function Settings({ project, personId }: { project: Project; personId: number }) {
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 gap-8">
      <SettingsForm key={`${project.id} ${personId}`} project={project} personId={personId} />
      <SettingsBlock title="Team">
        <ManageTeam projectId={project.id} roles={project.roles} />
      </SettingsBlock>
      <SettingsBlock title="Invite people">
        <InviteByProfile project={project} />
        <InvitedPeople projectId={project.id} />
        <p className="text-soft">
          Whoever has a link joins at once, even if people ask first. A link doesn’t keep a place
          free.
        </p>
        <NewLink
          projectId={project.id}
          roles={project.roles}
          freePlaces={countFreePlaces(project)}
        />
        <LinkList projectId={project.id} />
      </SettingsBlock>
      <SettingsBlock title="Repository">
        <RepositorySettings projectId={project.id} />
      </SettingsBlock>
      <SettingsBlock title="Danger">
        <CompleteProject project={project} />
        {project.can.handOver && <OfferProject project={project} />}
        {project.can.remove && (
          <DeleteProject
            project={project}
            onDeleted={() => void navigate(paths.projects, { replace: true })}
          />
        )}
      </SettingsBlock>
    </div>
  );
}
