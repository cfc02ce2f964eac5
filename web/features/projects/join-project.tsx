import { useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
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
  // Joining replaces the button, so the link that replaces it takes the focus.
  const [joinedHere, setJoinedHere] = useState(false);
  if (project.can.open) {
    return (
      <OpenTeamSpace
        project={project}
        ref={(link) => void (joinedHere && link?.focus({ preventScroll: true }))}
      />
    );
  }
  const failure = join.error && getErrorMessage(join.error, joinFailure);
  if (project.currentMembers >= project.teamSize)
    return failure ? <Failure>{failure}</Failure> : <TeamIsFull />;
  if (isVisitor) {
    return (
      <ButtonLink
        size="sm"
        variant="primary"
        to={paths.loginFor(
          paths.projectCard({ projectId: project.id, searchParams: writeSearch(search) }),
        )}
      >
        Join Project
      </ButtonLink>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {failure && <Failure>{failure}</Failure>}
      <Button
        size="sm"
        variant="primary"
        busy={join.isPending}
        onClick={() => join.mutate({}, { onSuccess: () => setJoinedHere(true) })}
      >
        {join.isPending ? 'Joining...' : 'Join Project'}
      </Button>
    </div>
  );
}

const TeamIsFull = () => <span className="text-sm text-soft">Team is full</span>;

const Failure = ({ children }: { children: string }) => (
  <span role="alert" className="text-sm font-medium text-red-ink">
    {children}
  </span>
);
