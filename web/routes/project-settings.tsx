import { useState } from 'react';
import { useParams } from 'react-router';
import { BackToBoard } from './board/parts/back-to-board.tsx';
import GoneProject from './projects/parts/gone-project.tsx';
import { ProjectSettings } from './projects/parts/project-settings.tsx';
import { RedirectHome } from '#web/app/redirect-home.tsx';
import { SettingsBlock } from './accounts/parts/settings-block.tsx';
import { useProjectNews } from './projects/parts/use-project-news.ts';
import { ExportBoard } from '#web/board/board-files/export-board.tsx';
import { AnswerOffer } from '#web/teams/members/leading/answer-offer.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { useOwnProject } from '#web/projects/projects/use-own-project.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const projectId = Number.parseInt(useParams().projectId ?? '', 10) || 0;
  const project = useOwnProject(projectId);
  const { profile } = useProfile();
  useProjectNews(projectId);
  const isOpen = project.data?.can.open === true;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (project.isError && isGone(project.error)) return <GoneProject projectId={projectId} />;
  if (project.data && !isOpen)
    return <RedirectHome from={wasOpen ? project.data.name : undefined} />;
  return (
    <Page className="grid max-w-[64rem] grid-cols-1 gap-6">
      <BackToBoard projectId={projectId} />
      <PageTitle
        tab={project.data && `Project settings · ${project.data.name}`}
        lead={project.data?.name}
      >
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
      {project.data && !project.data.can.edit && (
        <SettingsBlock id="files" title="Export">
          <ExportBoard projectId={projectId} />
        </SettingsBlock>
      )}
      {project.data?.can.edit && profile && (
        <ProjectSettings
          key={`${projectId} ${profile.id}`}
          project={project.data}
          personId={profile.id}
        />
      )}
    </Page>
  );
}
