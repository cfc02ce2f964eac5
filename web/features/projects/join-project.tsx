import type { Project } from '#contract/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AskOrRequest } from './ask-or-request.tsx';
import { JoinFailure } from './join-failure.tsx';
import { JoinLater } from './join-later.tsx';
import { OpenTeamSpace } from './open-team-space.tsx';
import { type ProjectSearch, writeSearch } from './project-search.ts';
import { joinFailure, useJoin } from './use-join.ts';

type JoinProjectProps = {
  project: Project;
  /** A visitor signs in first, then returns to this card. */
  isVisitor: boolean;
  /** The search to return to after signing in. */
  search: ProjectSearch;
};

/** The action on a card: members open the team space, others join while the team has a place. */
export function JoinProject({ project, isVisitor, search }: JoinProjectProps) {
  const join = useJoin(project);
  if (project.can.open) return <OpenTeamSpace project={project} hasJoined={join.isSuccess} />;
  if (project.rejoinAt) return <JoinLater project={project} />;
  if (project.hasAsked) return <AskOrRequest project={project} size="sm" />;
  if (project.isPaused) return <NotLooking />;
  const failure = join.error ? getErrorMessage(join.error, joinFailure) : undefined;
  if (project.currentMembers >= project.teamSize)
    return failure ? <JoinFailure>{failure}</JoinFailure> : <TeamIsFull />;
  if (!project.can.join && !project.can.ask) return <JoinFailure>{failure}</JoinFailure>;
  if (isVisitor) {
    return (
      <ButtonLink
        size="sm"
        variant="offered"
        to={paths.loginFor(
          paths.projectCard({ projectId: project.id, searchParams: writeSearch(search) }),
        )}
      >
        Join Project
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

const TeamIsFull = () => <span className="text-sm text-soft">Team is full</span>;
