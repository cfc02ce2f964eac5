import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { AllowanceHint } from '#web/joining/allowances/allowance-hint.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { AskOrRequest } from '#web/projects/projects/joining/ask-or-request.tsx';
import { InactiveSince } from '#web/projects/projects/inactive-since.tsx';
import { JoinFailure } from '#web/projects/projects/joining/join-failure.tsx';
import { JoinLater } from '#web/projects/projects/joining/join-later.tsx';
import { OtherWay } from '#web/projects/projects/joining/other-way.tsx';
import { OpenTeamSpace } from '#web/projects/projects/open-team-space.tsx';
import { difficultyTones } from '#web/projects/projects/project-tones.ts';
import { StatusBadge } from '#web/projects/projects/status-badge.tsx';
import type { Joining } from '#web/projects/projects/joining/use-joining.ts';
import { ShareProject } from './share-project.tsx';

type ProjectHeaderProps = {
  project: ProjectCard;
  isVisitor: boolean;
  joining: Joining;
  /** More that one can do, next to the other actions. */
  menu?: ReactNode;
};

/** The project's name and state, and what one can do about it. */
export const ProjectHeader = ({ project, isVisitor, joining, menu }: ProjectHeaderProps) => (
  <header className="grid grid-cols-1 gap-2">
    <DocumentTitle>{`${project.name} · Projects`}</DocumentTitle>
    <BackLink />
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-80 grid-cols-1 gap-2">
        <h1 dir="auto" tabIndex={-1} className="text-3xl wrap-anywhere sm:text-4xl">
          {project.name}
        </h1>
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={project.status} />
          <Badge tone={difficultyTones[project.difficulty]}>{project.difficulty}</Badge>
          <InactiveSince day={project.inactiveSince} />
        </div>
      </div>
      <div className="grid justify-items-start gap-2 sm:justify-items-end">
        <div className="flex flex-wrap items-end gap-2">
          <MainAction {...{ project, isVisitor, joining }} />
          <div className="flex gap-2">
            <ShareProject project={project} />
            {menu}
          </div>
        </div>
        <JoinFailure>{joining.failureAt('main')}</JoinFailure>
        <AllowanceHint>{joining.allowance.hint}</AllowanceHint>
      </div>
    </div>
  </header>
);

/** Leads back to the list that one came from. */
function BackLink() {
  const state = useLocation().state as { back?: unknown } | null;
  const back = typeof state?.back === 'string' ? state.back : paths.projects;
  return (
    <ButtonLink
      to={back}
      variant="quiet"
      size="sm"
      icon={<ArrowLeft aria-hidden className="size-4" />}
      className="-ml-2.5 justify-self-start"
    >
      {back.startsWith(paths.projects) ? 'Back to projects' : 'Back'}
    </ButtonLink>
  );
}

function MainAction({ project, isVisitor, joining }: ProjectHeaderProps) {
  if (project.can.open)
    return <OpenTeamSpace isMain project={project} hasJoined={joining.hasJoined} />;
  const login = isVisitor ? paths.loginFor(paths.project(project.id)) : undefined;
  if (project.reservedUntil || project.invitationId !== null)
    return <OtherWay project={project} size="md" />;
  if (project.rejoinAt) {
    return (
      <div className="max-w-80">
        <JoinLater project={project} />
      </div>
    );
  }
  if (project.hasAsked) return <AskOrRequest project={project} size="md" />;
  if (project.can.wait) return <OtherWay {...{ project, login }} size="md" />;
  if (project.isPaused)
    return <span className="text-body text-soft">Not taking requests right now</span>;
  if (!project.can.join && !project.can.ask) return null;
  if (isVisitor) {
    return (
      <ButtonLink variant="primary" to={paths.loginFor(paths.joinProject(project.id))}>
        {project.can.ask ? 'Ask to join' : 'Join Project'}
      </ButtonLink>
    );
  }
  if (project.can.ask) return <AskOrRequest project={project} size="md" />;
  if (joining.allowance.isBlocked) return null;
  return (
    <Button
      variant="primary"
      busy={joining.isBusyAt('main')}
      onClick={() => joining.join({ at: 'main' })}
    >
      {joining.isBusyAt('main') ? 'Joining...' : 'Join Project'}
    </Button>
  );
}
