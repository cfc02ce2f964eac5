import type { ReactNode } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { OpenTeamSpace } from '#web/projects/projects/open-team-space.tsx';
import { AskOrRequest } from './ask-or-request.tsx';
import { JoinFailure } from './join-failure.tsx';
import { countFreePlaces } from './open-places.ts';
import { JoinLater } from './join-later.tsx';
import { OtherWay } from './other-way.tsx';
import { joinFailure, useJoin } from './use-join.ts';

type JoinProjectProps = {
  project: ProjectCard;
  /** A visitor signs up or in first. */
  isVisitor: boolean;
};

/** The action on a card: members open the team space, others join while the team has a place. */
export function JoinProject({ project, isVisitor }: JoinProjectProps) {
  const join = useJoin(project);
  if (project.can.open) return <OpenTeamSpace project={project} hasJoined={join.isSuccess} />;
  if (project.reservedUntil || project.invitationId !== null)
    return <OtherWay project={project} size="sm" />;
  if (project.rejoinAt) return <JoinLater project={project} />;
  if (project.hasAsked) return <AskOrRequest project={project} size="sm" />;
  if (project.isPaused) return <NotLooking />;
  const login = isVisitor ? paths.loginFor(paths.project(project.id)) : undefined;
  const failure = join.error ? getErrorMessage(join.error, joinFailure) : undefined;
  if (countFreePlaces(project) === 0 && !project.can.ask) {
    if (failure) return <JoinFailure>{failure}</JoinFailure>;
    return (
      <TeamIsFull>{project.can.wait && <OtherWay {...{ project, login }} size="sm" />}</TeamIsFull>
    );
  }
  if (!project.can.join && !project.can.ask) return <JoinFailure>{failure}</JoinFailure>;
  if (isVisitor) {
    const next = paths.joinProject(project.id);
    return (
      <ButtonLink size="sm" variant="offered" to={paths.loginFor(next)}>
        {project.can.ask ? 'Ask to join' : 'Join Project'}
      </ButtonLink>
    );
  }
  if (project.can.ask) return <AskOrRequest project={project} size="sm" />;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <JoinFailure>{failure}</JoinFailure>
      <Button size="sm" variant="offered" busy={join.isPending} onClick={() => join.mutate({})}>
        {join.isPending ? 'Joining...' : 'Join Project'}
      </Button>
    </div>
  );
}

const NotLooking = () => <span className="text-sm text-soft">Not taking requests right now</span>;

const TeamIsFull = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap items-center justify-end gap-x-1 text-sm text-soft">
    Team is full
    {children}
  </span>
);
